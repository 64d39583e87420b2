import type { Parcel } from '../parcel/parcel.model.js';

/** CDEK's numbers of the tariffs «Посылка склад-дверь», «Посылка склад-склад» and «Посылка склад-постамат». */
export const TARIFFS = { COURIER: 137, PICKUP: 136, LOCKER: 368 } as const;

/** A parcel as the shop sends it: a pair of shoes in its box, in grams and centimetres. */
export const PARCEL = { weight: 1_500, length: 35, width: 25, height: 15 } as const;

/** CDEK refuses longer texts. */
const COMMENT_AT_MOST = 255;
const TITLE_AT_MOST = 255;

/** Where parcels start: at a point to which the shop brings them, or else at its own address. */
export interface CdekSender {
  cityCode: number;
  address: string;
  pointCode: string;
}

interface Registration {
  parcel: Parcel;
  from: CdekSender;
  /** CDEK's code of the city; null for a pickup point. */
  cityCode: number | null;
}

/** What CDEK is asked to carry. Everything is paid for. */
export function registrationOf({ parcel, from, cityCode }: Registration): object {
  const { number, recipient, comment } = parcel;
  return {
    type: 1,
    number,
    ...wayOf(parcel, cityCode),
    ...(from.pointCode ? { shipment_point: from.pointCode } : { from_location: { code: from.cityCode, address: from.address } }),
    ...(comment && { comment: comment.slice(0, COMMENT_AT_MOST) }),
    recipient: {
      name: recipient.name,
      ...(recipient.email && { email: recipient.email }),
      phones: recipient.phone ? [{ number: recipient.phone }] : [],
    },
    packages: packagesOf(parcel),
  };
}

function wayOf({ to }: Parcel, cityCode: number | null): object {
  if ('address' in to) return { tariff_code: TARIFFS.COURIER, to_location: { code: cityCode, address: to.address } };
  return { tariff_code: to.kind === 'POSTAMAT' ? TARIFFS.LOCKER : TARIFFS.PICKUP, delivery_point: to.pointCode };
}

const packagesOf = ({ units }: Parcel): object[] =>
  units.map(({ id, title, price }, index) => ({
    number: String(index + 1),
    ...PARCEL,
    items: [
      {
        name: title.slice(0, TITLE_AT_MOST),
        ware_key: id,
        payment: { value: 0 },
        // Declared value in roubles.
        cost: Number(price) / 100,
        weight: PARCEL.weight,
        amount: 1,
      },
    ],
  }));
