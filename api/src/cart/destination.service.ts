import { Injectable } from '@nestjs/common';
import { addressNotFoundError, type SavedAddress, selectSavedAddress } from '../account/address/saved-address.rules.js';
import { type DeliveryMethod, DeliveryService, type PickupRoute, type RoutePricing } from '../delivery/delivery.service.js';
import { type Load } from '../delivery/delivery-rate.rules.js';
import { isCarrierUnavailable } from '../delivery/delivery-unavailable.rules.js';
import type { PickupPoint } from '../delivery/pickup-point/pickup-point.model.js';
import { type PointRow, selectOpenPoint } from '../delivery/pickup-point/pickup-point-row.rules.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { requireIds } from '../platform/input/ids.rules.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import type { DeliveryMode } from '../platform/prisma/generated/enums.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { matchIds, readRows } from '../platform/prisma/sql.js';
import type { RequestedDestination } from './requested-destination.rules.js';

/** Where goods are delivered, with the carrier's transit days and price. */
export interface Destination {
  mode: DeliveryMode;
  cityId: string;
  city: string;
  country: string;
  /** Days of transit from the warehouse in Moscow. */
  days: number;
  /** Delivery price in kopecks. For a pickup point, it is the price before any free-delivery rule. */
  price: bigint;
  /** The pickup point; null for delivery to an address. */
  point: PickupPoint | null;
  /** Null for a pickup point, and for an address that is not saved. */
  address: SavedAddress | null;
}

/** What the database stores about a destination: a pickup point or a saved address. */
export type DestinationRow = PointRow | SavedAddress;

interface DestinationRequest {
  target: RequestedDestination;
  /** Null for a guest. A guest has no saved addresses. */
  accountId: string | null;
  /** Ids of the units to deliver. */
  productItemIds: readonly string[];
}

type DestinationOptions = Pick<RoutePricing, 'isPaidByShop'>;

/** Resolves destinations. It calls the carrier, so it must not be used while a transaction holds locks. */
@Injectable()
export class DestinationService {
  constructor(
    private readonly delivery: DeliveryService,
    private readonly prisma: PrismaService,
  ) {}

  /** Throws BAD_USER_INPUT, with the field, for a destination that does not exist and for another account's saved address. */
  async find(request: DestinationRequest, options: DestinationOptions = {}): Promise<Destination> {
    const expression = this.buildRowExpression(request);
    if (!expression) return this.toDestination(request, null, options);
    const [storedDestination] = await readRows<{ row: DestinationRow | null }>(this.prisma, Prisma.sql`SELECT ${expression} AS row`);
    return this.toDestination(request, storedDestination?.row ?? null, options);
  }

  /**
   * Like `find`, for an order that a manager confirms by phone: while the carrier does not respond, the shop pays for the delivery. The
   * shop does not pay where the carrier does not deliver.
   */
  async findForCalledOrder(request: DestinationRequest): Promise<Destination> {
    return this.find(request).catch((error: unknown) => {
      if (!isCarrierUnavailable(error)) throw error;
      return this.find(request, { isPaidByShop: true });
    });
  }

  /**
   * SQL expression that reads the stored destination as JSON, for a larger statement. Null if the database stores nothing about the
   * destination.
   */
  buildRowExpression({ target, accountId }: Omit<DestinationRequest, 'productItemIds'>): Prisma.Sql | null {
    if ('pickupPointCode' in target) return selectOpenPoint(target.pickupPointCode);
    return 'addressId' in target && accountId !== null ? selectSavedAddress(accountId, target.addressId) : null;
  }

  /** Builds a destination from the row that `buildRowExpression` has read. */
  async toDestination(
    { target, productItemIds }: Omit<DestinationRequest, 'accountId'>,
    row: DestinationRow | null,
    options: DestinationOptions = {},
  ): Promise<Destination> {
    const pricing = { ...options, load: await this.#findLoad(productItemIds) };
    if ('pickupPointCode' in target) {
      const storedPoint = row && 'code' in row ? row : null;
      return toPointDestination(
        await this.delivery.findOpenPointRoute(target.pickupPointCode, storedPoint, pricing).catch(renamePointField),
      );
    }
    if ('cityId' in target) return this.#findCityDestination(target.cityId, null, pricing);
    if (!row || 'code' in row) throw addressNotFoundError();
    return this.#findCityDestination(row.cityId, row, pricing);
  }

  /** Returns the methods of delivery of units to a city. Throws BAD_USER_INPUT for an unknown city. */
  async findMethods(cityId: string, productItemIds: readonly string[]): Promise<DeliveryMethod[]> {
    return this.delivery.findMethods(cityId, await this.#findLoad(productItemIds));
  }

  /** Reads the load, but only for a carrier whose prices depend on it. */
  async #findLoad(productItemIds: readonly string[]): Promise<Load> {
    if (!this.delivery.isPricedByLoad) return { unitCount: productItemIds.length, value: 0n };
    const ids = requireIds(productItemIds);
    if (ids.length === 0) return { unitCount: 0, value: 0n };
    // The declared value is the catalog price, independently of this shopper's reductions.
    const [load] = await readRows<Load>(
      this.prisma,
      Prisma.sql`SELECT count(*)::int AS "unitCount", coalesce(sum(price), 0)::bigint AS value FROM product_item AS item
        WHERE ${matchIds('item.id', ids)} AND deleted_at IS NULL`,
    );
    return load ?? { unitCount: 0, value: 0n };
  }

  async #findCityDestination(cityId: string, address: SavedAddress | null, pricing: RoutePricing): Promise<Destination> {
    const { city, country, rate } = await this.delivery.findCourierRoute(cityId, pricing);
    return { mode: 'COURIER', cityId, city, country, days: rate.days, price: rate.courierPrice, point: null, address };
  }
}

function toPointDestination({ point, country, rate }: PickupRoute): Destination {
  const { cityId, city } = point;
  return { mode: 'PICKUP', cityId, city, country, days: rate.days, price: rate.pickupPrice, point, address: null };
}

/** The inputs of the cart and of orders call the code of a pickup point `pickupPointCode`, so the error must name that field. */
function renamePointField(error: unknown): never {
  if (!(error instanceof DomainError) || error.details.field !== 'code') throw error;
  throw new DomainError(error.code, error.message, { ...error.details, field: 'pickupPointCode' });
}
