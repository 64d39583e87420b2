import type { Parcel, ParcelUnit } from '../shipment/parcel.model.js';
import { BOX, packUnits } from './cdek-package.rules.js';
import { type CdekDestination, type CdekStartingPoint, findTariff } from './cdek-route.rules.js';

/** Maximum lengths of texts; CDEK refuses longer texts. */
const MAX_COMMENT_LENGTH = 255;
const MAX_TITLE_LENGTH = 255;

interface Registration {
  parcel: Parcel;
  from: CdekStartingPoint;
  /** CDEK's code of the city; null for a pickup point. */
  cityCode: number | null;
}

/**
 * Body of a request to register a parcel that the shopper has already paid for. CDEK insures it by the cost of its items, so the body
 * requests no insurance.
 */
export function toRegistration({ parcel, from, cityCode }: Registration): object {
  const { number, recipient, comment, to } = parcel;
  const destination = findDestination(to);
  return {
    type: 1,
    number,
    tariff_code: findTariff(from, destination),
    ...('pointCode' in from ? { shipment_point: from.pointCode } : { from_location: { code: from.cityCode, address: from.address } }),
    ...('pointCode' in to ? { delivery_point: to.pointCode } : { to_location: { code: cityCode, address: to.address } }),
    ...(comment && { comment: comment.slice(0, MAX_COMMENT_LENGTH) }),
    recipient: {
      name: recipient.name,
      ...(recipient.email && { email: recipient.email }),
      phones: recipient.phone ? [{ number: recipient.phone }] : [],
    },
    packages: toPackages(parcel, destination),
  };
}

export const findDestination = (to: Parcel['to']): CdekDestination => ('pointCode' in to ? to.kind : 'DOOR');

function toPackages({ units }: Parcel, destination: CdekDestination): object[] {
  const packages = packUnits(units.length, destination);
  const isSinglePackage = packages.length === 1;
  return packages.map((sizes, index) => ({
    number: String(index + 1),
    ...sizes,
    items: (isSinglePackage ? units : units.slice(index, index + 1)).map(toItem),
  }));
}

const toItem = ({ id, title, price }: ParcelUnit): object => ({
  name: title.slice(0, MAX_TITLE_LENGTH),
  ware_key: id,
  payment: { value: 0 },
  // Declared value in roubles.
  cost: Number(price) / 100,
  weight: BOX.weight,
  amount: 1,
});
