import type { Destination } from '../../../cart/destination.service.js';
import { Prisma } from '../../../platform/prisma/generated/client.js';
import { toAddress } from '../../placing/placing.queries.js';
import type { RequestedDelivery } from '../../placing/placing-input.rules.js';
import type { PricedLine } from './requested-change.rules.js';

type Amount = bigint | number;

interface Sums {
  deliveryPrice: Amount;
  promoDiscount: Amount;
  paidByBonuses: number;
  totalPrice: Amount;
}

/**
 * An order before or after a change, as JSON in the record of the change. Amounts are in kopecks. It does not contain the shopper's
 * address.
 */
export interface OrderState {
  lines: { productItemId: string; price: number }[];
  delivery: number;
  promo: number;
  bonuses: number;
  total: number;
}

export const toOrderState = (lines: readonly Pick<PricedLine, 'productItemId' | 'price'>[], sums: Sums): OrderState => ({
  lines: lines.map(({ productItemId, price }) => ({ productItemId, price: Number(price) })),
  delivery: Number(sums.deliveryPrice),
  promo: Number(sums.promoDiscount),
  bonuses: sums.paidByBonuses,
  total: Number(sums.totalPrice),
});

/** Fields of the destination of an order. */
const addressFields = [
  ...(['deliveryMode', 'country', 'cityId', 'city', 'street', 'house', 'building', 'apartment', 'postalCode'] as const),
  ...(['pickupPointCode', 'pickupPointKind', 'pickupPointDirections', 'pickupPointHours', 'pickupPointPhone'] as const),
];
type AddressColumns = Pick<Prisma.OrderUncheckedCreateInput, (typeof addressFields)[number]>;

/** The destination of an order, with the details of a new pickup point. */
export type AddressUpdate = AddressColumns & Partial<Pick<Prisma.OrderUncheckedCreateInput, 'pickupPointRecord'>>;

/** The destination of a changed order. */
export function toOrderAddress(delivery: RequestedDelivery, destination: Destination): AddressUpdate {
  const { mode: deliveryMode, country, cityId, city, point } = destination;
  const { street, house, building, apartment, postalCode } = toAddress({ request: { delivery }, destination });
  return {
    ...{ deliveryMode, country, cityId, city, street, house, building, apartment, postalCode },
    pickupPointCode: point?.code ?? null,
    pickupPointKind: point?.kind ?? null,
    pickupPointDirections: point?.directions ?? '',
    pickupPointHours: point?.hours ?? '',
    pickupPointPhone: point?.phone ?? '',
    pickupPointRecord: point ? { ...point.record } : Prisma.DbNull,
  };
}

export const pickAddress = (order: AddressColumns): AddressColumns =>
  Object.fromEntries(addressFields.map((field) => [field, order[field]])) as unknown as AddressColumns;

export const isSameAddress = (address: AddressColumns, otherAddress: AddressColumns): boolean =>
  addressFields.every((field) => address[field] === otherAddress[field]);
