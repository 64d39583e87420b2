import { Injectable } from '@nestjs/common';
import { DeliveryService } from '../delivery/delivery.service.js';
import type { Load } from '../delivery/delivery-rate.rules.js';
import { computePickupPrice } from '../delivery/free-pickup.rules.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { requireIds } from '../platform/input/ids.rules.js';
import { toKopecks } from '../platform/money.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { computePayable } from '../price/unit-price.rules.js';
import type { AddressPriceInput, DeliveryPrice, PickupPriceInput } from './delivery-price.model.js';
import { sumAmounts } from './quote/amounts.rules.js';
import { computeDeliveryDates, spanDeliveryDates } from './quote/delivery-dates.rules.js';
import { findProblem } from './quote/quote.rules.js';
import { type QuotedUnit, readQuotedUnits } from './quote/quoted-unit.queries.js';

type ViewerContext = Pick<GraphqlContext, 'viewer'>;

interface TransitTerms {
  days: number;
  /** Delivery price of a unit that is ordered alone. */
  resolvePrice: (unit: QuotedUnit) => number;
}

/** Computes prices and days of delivery before an order is placed. */
@Injectable()
export class DeliveryPriceService {
  constructor(
    private readonly delivery: DeliveryService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async computePriceToAddress({ cityId, productItemIds }: AddressPriceInput): Promise<DeliveryPrice> {
    const units = await this.#readUnits(productItemIds);
    const [{ rate }, singleUnitRoute] = await this.#findRoutes(units, async (load) => this.delivery.findCourierRoute(cityId, { load }));
    const [deliveryPrice, singleUnitPrice] = [toKopecks(rate.courierPrice), toKopecks(singleUnitRoute.rate.courierPrice)];
    return { deliveryPrice, ...this.#buildLines(units, { days: rate.days, resolvePrice: () => singleUnitPrice }), point: null };
  }

  /** Goods that cost enough at the viewer's prices make the delivery free. */
  async computePriceToPickupPoint(context: ViewerContext, { code, productItemIds }: PickupPriceInput): Promise<DeliveryPrice> {
    const [units, viewer] = await Promise.all([this.#readUnits(productItemIds), context.viewer()]);
    const [{ point, rate }, singleUnitRoute] = await this.#findRoutes(units, async (load) => this.delivery.findPickupRoute(code, { load }));
    const resolvePayable = (unit: QuotedUnit) => computePayable(unit, viewer ? 'MEMBER' : 'GUEST');
    const lines = this.#buildLines(units, {
      days: rate.days,
      resolvePrice: (unit) => toKopecks(computePickupPrice(singleUnitRoute.rate, resolvePayable(unit))),
    });
    return { deliveryPrice: toKopecks(computePickupPrice(rate, sumAmounts(units.map(resolvePayable)))), ...lines, point };
  }

  /**
   * Finds the route of all units together, and the route of one unit alone. The route of one unit is priced for the most expensive unit and
   * used for every unit, so that two requests to the carrier suffice.
   */
  async #findRoutes<Route>(units: readonly QuotedUnit[], findRoute: (load: Load) => Promise<Route>): Promise<[Route, Route]> {
    const prices = units.map(({ price }) => price);
    const wholeLoad = { unitCount: units.length, value: sumAmounts(prices) };
    if (units.length <= 1 || !this.delivery.isPricedByLoad) {
      const route = await findRoute(wholeLoad);
      return [route, route];
    }
    const maxPrice = prices.reduce((max, price) => (price > max ? price : max));
    return Promise.all([findRoute(wholeLoad), findRoute({ unitCount: 1, value: maxPrice })]);
  }

  /** Returns the units that can be bought, in the order of their ids in the request. */
  async #readUnits(productItemIds: readonly string[]): Promise<QuotedUnit[]> {
    const ids = requireIds(productItemIds);
    const now = this.clock.now();
    const foundUnits = ids.length === 0 ? [] : await readQuotedUnits(this.prisma, ids);
    const byId = new Map(foundUnits.filter((unit) => findProblem(unit, now) === null).map((unit) => [unit.id, unit]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  #buildLines(units: readonly QuotedUnit[], { days, resolvePrice }: TransitTerms): Pick<DeliveryPrice, 'delivery' | 'lines'> {
    const now = this.clock.now();
    const lines = units.map((unit) => ({
      productItemId: unit.id,
      delivery: computeDeliveryDates(unit, days, now),
      deliveryPrice: resolvePrice(unit),
    }));
    return { lines, delivery: spanDeliveryDates(lines.map(({ delivery }) => delivery)) };
  }
}
