import type { Destination } from '../../cart/destination.service.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { RequestedDelivery } from './placing-input.rules.js';

/** The address as the order stores it, whatever changes later. A pickup point has its street and house in one text. */
export function toPostalAddress(delivery: RequestedDelivery, { point, address }: Destination) {
  if (point) return { street: point.address, house: '', building: '', apartment: '', postalCode: point.postalCode };
  if ('cityId' in delivery) return { ...delivery, postalCode: delivery.index };
  if (address) return address;
  throw new Error('The order goes nowhere');
}

const addressFields = [
  ...(['deliveryMode', 'country', 'cityId', 'city', 'street', 'house', 'building', 'apartment', 'postalCode'] as const),
  ...(['pickupPointCode', 'pickupPointKind', 'pickupPointDirections', 'pickupPointHours', 'pickupPointPhone'] as const),
];
type AddressColumns = Pick<Prisma.OrderUncheckedCreateInput, (typeof addressFields)[number]>;

/** The stored fields of an order's destination. `pickupPointRecord` is absent if a change keeps the destination. */
export type AddressUpdate = AddressColumns & Partial<Pick<Prisma.OrderUncheckedCreateInput, 'pickupPointRecord'>>;

/** The fields that a changed order stores of its new destination. */
export function toOrderAddress(delivery: RequestedDelivery, destination: Destination): AddressUpdate {
  const { mode: deliveryMode, country, cityId, city, point } = destination;
  const { street, house, building, apartment, postalCode } = toPostalAddress(delivery, destination);
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
