import { Injectable } from '@nestjs/common';
import { type SavedAddress, savedAddress, unknownAddress } from '../account/address/address.rules.js';
import { isCarrierUnavailable, type Load } from '../delivery/delivery.rules.js';
import { type DeliveryMethod, DeliveryService, type PickupRoute, type RoutePricing } from '../delivery/delivery.service.js';
import type { PickupPoint } from '../delivery/pickup-point/pickup-point.model.js';
import { openPoint, type PointRow } from '../delivery/pickup-point/visible-point.rules.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { requestedIds } from '../platform/input/ids.rules.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import type { DeliveryMode } from '../platform/prisma/generated/enums.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { isIn, readRows } from '../platform/prisma/sql.js';
import type { RequestedDestination } from './requested-destination.rules.js';

/** Where goods go, and what the carrier says of the way. */
export interface Destination {
  mode: DeliveryMode;
  cityId: string;
  city: string;
  country: string;
  /** Days of the way. */
  days: number;
  /** Price of the way in kopecks; to a pickup point, unless the goods make it free. */
  price: bigint;
  /** Null for an address. */
  point: PickupPoint | null;
  /** The saved address; null for another place. */
  address: SavedAddress | null;
}

/** What the database knows of a place. */
export type DestinationRow = PointRow | SavedAddress;

interface Asker {
  target: RequestedDestination;
  /** Null for a guest. A guest has no saved addresses. */
  accountId: string | null;
  /** What is to be brought there. */
  productItemIds: readonly string[];
}

type Payment = Pick<RoutePricing, 'isOnTheShop'>;

/** Finds out where goods go. Asks the carrier, so it must not be called while anything is locked. */
@Injectable()
export class DestinationService {
  constructor(
    private readonly delivery: DeliveryService,
    private readonly prisma: PrismaService,
  ) {}

  /** Throws BAD_USER_INPUT that names the field of a place that does not exist, also of another one's saved address. */
  async find(asker: Asker, payment: Payment = {}): Promise<Destination> {
    const expression = this.buildExpression(asker);
    if (!expression) return this.ofRow(asker, null, payment);
    const [found] = await readRows<{ place: DestinationRow | null }>(this.prisma, Prisma.sql`SELECT ${expression} AS place`);
    return this.ofRow(asker, found?.place ?? null, payment);
  }

  /**
   * Like `find`, for an order about which a manager calls: while the carrier does not answer, the shop pays for the way. Where the carrier
   * does not go, it does not.
   */
  async findForCall(asker: Asker): Promise<Destination> {
    return this.find(asker).catch((error: unknown) => {
      if (!isCarrierUnavailable(error)) throw error;
      return this.find(asker, { isOnTheShop: true });
    });
  }

  /** Expression that reads what the database knows of a place as JSON, for a statement that reads more. Null if nothing is to be read. */
  buildExpression({ target, accountId }: Omit<Asker, 'productItemIds'>): Prisma.Sql | null {
    if ('pickupPointCode' in target) return openPoint(target.pickupPointCode);
    return 'addressId' in target && accountId !== null ? savedAddress(accountId, target.addressId) : null;
  }

  /** `row` is what `buildExpression` has read. */
  async ofRow(
    { target, productItemIds }: Omit<Asker, 'accountId'>,
    row: DestinationRow | null,
    payment: Payment = {},
  ): Promise<Destination> {
    const pricing = { ...payment, load: await this.#findLoad(productItemIds) };
    if ('pickupPointCode' in target) {
      const storedPoint = row && 'code' in row ? row : null;
      return pointDestination(await this.delivery.toOpenPoint(target.pickupPointCode, storedPoint, pricing).catch(namingPoint));
    }
    if ('cityId' in target) return this.#toCity(target.cityId, null, pricing);
    if (!row || 'code' in row) throw unknownAddress();
    return this.#toCity(row.cityId, row, pricing);
  }

  /** Returns the methods of delivery of units to a city. Throws BAD_USER_INPUT for an unknown one. */
  async findMethods(cityId: string, productItemIds: readonly string[]): Promise<DeliveryMethod[]> {
    return this.delivery.findMethods(cityId, await this.#findLoad(productItemIds));
  }

  /** Read only for a carrier whose prices depend on it. */
  async #findLoad(productItemIds: readonly string[]): Promise<Load> {
    if (!this.delivery.isPricedByLoad) return { units: productItemIds.length, value: 0n };
    const ids = requestedIds(productItemIds);
    if (ids.length === 0) return { units: 0, value: 0n };
    // Declared at the price of the catalog, whatever reductions this shopper has.
    const [load] = await readRows<Load>(
      this.prisma,
      Prisma.sql`SELECT count(*)::int AS units, coalesce(sum(price), 0)::bigint AS value FROM product_item AS item
        WHERE ${isIn('item.id', ids)} AND deleted_at IS NULL`,
    );
    return load ?? { units: 0, value: 0n };
  }

  async #toCity(cityId: string, address: SavedAddress | null, pricing: RoutePricing): Promise<Destination> {
    const { city, country, carriage } = await this.delivery.to(cityId, pricing);
    return { mode: 'COURIER', cityId, city, country, days: carriage.days, price: carriage.courier, point: null, address };
  }
}

function pointDestination({ point, country, carriage }: PickupRoute): Destination {
  const { cityId, city } = point;
  return { mode: 'PICKUP', cityId, city, country, days: carriage.days, price: carriage.pickup, point, address: null };
}

/** Inputs of the cart and of orders have another name for the code. */
function namingPoint(error: unknown): never {
  if (!(error instanceof DomainError) || error.details.field !== 'code') throw error;
  throw new DomainError(error.code, error.message, { ...error.details, field: 'pickupPointCode' });
}
