import type { Random } from '../../../demo/seed/random.js';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { buildPromoCode } from '../../../test/factories/promo.factory.js';
import type { TestApi } from '../../../test/test-api.harness.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import { OrderStatus, type SupplierType } from '../../platform/prisma/generated/enums.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { CourierReportService } from '../courier/courier-report.service.js';
import type { Orders } from '../orders.harness.js';
import { ShopperOrderService } from '../shopper/shopper-order.service.js';
import { listAllowedSteps } from '../status/status-transitions.rules.js';

const EVENT_COUNT = 18;
const MAX_OPEN_PAGES = 3;

/** Errors that a random event may get. Any other error is a fault of the shop. */
const refusals = new Set(['CONFLICT', 'BAD_USER_INPUT', 'ITEMS_UNAVAILABLE', 'ORDER_LIMIT']);

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof DomainError) || !refusals.has(error.code)) throw error;
}

const endingStatuses: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['CANCEL_PURCHASE', 'ISSUED_REFUND']);
const reportedStatuses = ['DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED'] as const;
const request = { requestId: 'order-test' } as GraphqlContext;

export interface HistoryEnvironment {
  api: TestApi;
  orders: Orders;
  /** The shopper, who may have other orders. */
  accountId: string;
  /** Units for which several orders compete. */
  contestedIds: readonly string[];
}

/** One order with random events, some of them simultaneous. */
export class RandomHistory {
  /** Ids of the payment pages that were opened for the order. */
  readonly #pages: string[] = [];

  private constructor(
    private readonly order: BuiltOrder,
    private readonly environment: HistoryEnvironment,
    private readonly random: Random,
  ) {}

  static async run(environment: HistoryEnvironment, random: Random): Promise<void> {
    const history = new RandomHistory(await place(environment, random), environment, random);
    for (let event = 0; event < EVENT_COUNT; event += 1) {
      const simultaneousCount = random.chance(0.3) ? 2 : 1;
      await Promise.all(Array.from({ length: simultaneousCount }, () => history.#runRandomEvent()));
    }
  }

  /** Runs an event that is chosen at random. Steps forward are the most frequent, so that orders make progress. */
  async #runRandomEvent(): Promise<void> {
    const weightedEvents: [weight: number, runEvent: () => Promise<unknown>][] = [
      [12, () => this.#makePermittedStep()],
      [6, () => this.#pay()],
      [3, () => this.#reportDelivery()],
      [3, () => this.#changeOrder()],
      [2, () => this.#sendShopperRequest()],
      [1, () => this.#attemptAnyStep()],
      [1, () => this.#cancel()],
      [1, () => this.#expireOrder()],
    ];
    const choices = weightedEvents.flatMap(([weight, runEvent]) => Array.from({ length: weight }, () => runEvent));
    await retryOnContention(this.random.pick(choices)).catch(ignoreRefusal);
  }

  /**
   * Opens a payment page, sometimes beside another page, or pays on one of the open pages, whatever the order's status. Opening is refused
   * if the order cannot be paid.
   */
  async #pay(): Promise<void> {
    const { orders } = this.environment;
    const isOpening = this.#pages.length === 0 || (this.#pages.length < MAX_OPEN_PAGES && this.random.chance(0.3));
    if (!isOpening) return void (await orders.completePayment(this.random.pick(this.#pages)));
    const page = await (this.random.chance(0.5) ? orders.openPayment(this.order) : orders.openAnotherPayment(this.order));
    if (!this.#pages.includes(page)) this.#pages.push(page);
  }

  /** The carrier reports on the parcel, in time or late. */
  async #reportDelivery(): Promise<void> {
    const report = { trackCode: parseTrackCode(this.order), status: this.random.pick(reportedStatuses) };
    await this.environment.api.app.get(CourierReportService).handleReport(report);
  }

  async #changeOrder(): Promise<void> {
    const { orders, contestedIds } = this.environment;
    const [itemId = '', ...others] = (await this.#pickItems()).map(({ id }) => id);
    // At the lower of these prices, not all bonuses of the order may be spent.
    const changes = [
      { prices: [{ itemId, price: this.random.pick([4_000_00, 30_00]) }] },
      { removedItemIds: [itemId, ...others] },
      { addedProductItemIds: [this.random.pick(contestedIds)] },
      { removedItemIds: [itemId], addedProductItemIds: [this.random.pick(contestedIds)] },
      { delivery: { cityId: this.random.pick(['kazan', 'moskva']), street: 'Арбат', house: '1' } },
    ];
    await orders.change(this.order, this.random.pick(changes));
  }

  /** The shopper requests a call or a return. */
  async #sendShopperRequest(): Promise<void> {
    const shopper = this.environment.api.app.get(ShopperOrderService);
    const viewer = { accountId: this.order.accountId, sessionId: '', accessLevel: 'CUSTOMER', grantedLevel: 'CUSTOMER' } as Viewer;
    if (this.random.chance(0.5)) await shopper.requestCall(viewer, request, this.order.id);
    else {
      const itemIds = (await this.#pickItems()).map(({ id }) => id);
      if (this.random.chance(0.7)) await shopper.requestReturn(viewer, request, { id: this.order.id, itemIds });
      else await shopper.withdrawReturn(viewer, request, { id: this.order.id, itemIds });
    }
  }

  async #cancel(): Promise<void> {
    await this.environment.orders.cancel(this.order, this.random.chance(0.7) ? await this.#pickItems() : undefined);
  }

  async #expireOrder(): Promise<void> {
    if (this.random.chance(0.3)) await this.environment.orders.expire(this.order);
    await this.environment.orders.endExpired(await this.#readItems());
  }

  #readItems() {
    return this.environment.api.db.orderItem.findMany({
      where: { orderId: this.order.id },
      orderBy: { position: 'asc' },
      include: { productItem: true },
    });
  }

  async #pickItems() {
    const items = await this.#readItems();
    const some = items.filter(() => this.random.chance(0.5));
    return some.length > 0 ? some : items.slice(0, 1);
  }

  /**
   * Makes a step that is permitted for at least one unit, mostly with all units for which it is permitted. Steps that end a unit are
   * rarer than others.
   */
  async #makePermittedStep(): Promise<void> {
    const { paidAt } = await this.environment.api.db.order.findUniqueOrThrow({ where: { id: this.order.id } });
    const permittedMoves = (await this.#readItems()).map(
      ({ status, cancelReason, productItem: { supplier, deliveryIsoCode }, ...item }) => {
        const state = { status, cancelReason, supplier, deliveryIsoCode, isPaid: paidAt !== null, isCallRequested: false };
        const allowed = listAllowedSteps(state, 'MANAGER').filter((to) => this.random.chance(0.08) || !endingStatuses.has(to));
        return { id: item.id, allowed };
      },
    );
    const targets = permittedMoves.flatMap(({ allowed }) => allowed);
    if (targets.length === 0) return;
    const to = this.random.pick(targets);
    const movableUnits = permittedMoves.filter(({ allowed }) => allowed.includes(to));
    if (to === 'ARRANGED_EXCHANGE') return this.#exchange(movableUnits[0]);
    await this.#move(to, this.random.chance(0.6) ? movableUnits : movableUnits.slice(0, 1));
  }

  async #move(to: OrderStatus, items: readonly { id: string }[]): Promise<void> {
    const handoverFields = to === 'HANDED_OVER_FOR_DELIVERY' && { trackCode: parseTrackCode(this.order) };
    const cancellationFields = to === 'CANCEL_PURCHASE' && this.random.chance(0.5) && { cancelReason: 'SUPPLIER_REFUSED' as const };
    await this.environment.orders.move(this.order, to, items, { ...handoverFields, ...cancellationFields });
  }

  /** Exchanges the unit, half of the time for a unit for which several orders compete. */
  async #exchange(item: { id: string } | undefined): Promise<void> {
    const { orders, contestedIds } = this.environment;
    await orders.exchange(this.order, item, this.random.chance(0.5) ? this.random.pick(contestedIds) : undefined);
  }

  /** Attempts any step, or attempts to take the last step back. */
  async #attemptAnyStep(): Promise<void> {
    if (this.random.chance(0.5)) return this.#move(this.random.pick(Object.values(OrderStatus)), await this.#pickItems());
    const [unit] = await this.#pickItems();
    if (unit) await this.environment.orders.takeBack(this.order, unit.status);
  }
}

const parseTrackCode = ({ id }: BuiltOrder): string => `RL-${id}`;

async function place({ api, orders, accountId }: HistoryEnvironment, random: Random): Promise<BuiltOrder> {
  const suppliers = Array.from({ length: random.whole(1, 3) }, (): SupplierType => random.pick(['MEET_WAREHOUSE', 'CONTRACTOR']));
  const promo = random.chance(0.3) ? await buildPromoCode(api.db, { mostUses: 1, leastSum: 5_000_00n }) : undefined;
  return orders.place({
    suppliers,
    from: random.pick(['TR', 'RU', null]),
    bonusShare: random.pick([0, 10, 450]),
    cashback: random.pick([0, 7, 20]),
    ...(promo && { promoCodeId: promo.id }),
    order: { accountId, status: random.pick(['AWAITING_PAY', 'AWAITING_PAY', 'AWAITING_CALL']) },
  });
}
