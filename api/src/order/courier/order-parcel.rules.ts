import type { Parcel } from '../../delivery/parcel/parcel.model.js';
import type { LockedOrder, LockedUnit } from '../order-steps.service.js';

type ShippedOrder = Omit<LockedOrder, 'items'>;

/** What the carrier is given of an order: one box a unit, all to its recipient. */
export const toParcel = (number: string, order: ShippedOrder, units: readonly LockedUnit[]): Parcel => ({
  number,
  recipient: {
    name: [order.surname, order.name, order.lastname].filter(Boolean).join(' '),
    phone: order.phone,
    email: order.email,
  },
  comment: order.comment,
  to: toParcelTarget(order),
  units: units.map(({ id, title, soldPrice }) => ({ id, title, price: soldPrice })),
});

function toParcelTarget({ pickupPointCode, pickupPointKind, cityId, ...address }: ShippedOrder): Parcel['to'] {
  if (pickupPointCode !== null && pickupPointKind !== null) return { pointCode: pickupPointCode, kind: pickupPointKind };
  const { street, house, building, apartment } = address;
  const parts = [street, house, building && `корп. ${building}`, apartment && `кв. ${apartment}`];
  return { cityId, address: parts.filter(Boolean).join(', ') };
}
