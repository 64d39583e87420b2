import type { PickupPointKind } from '../../platform/prisma/generated/enums.js';

/** Starting point of parcels: a point to which the shop brings them, or its own address, from which CDEK collects them. */
export type CdekStartingPoint = { pointCode: string } | { cityCode: number; address: string };

/** Destination of a parcel: an address, or a kind of pickup point. */
export type CdekDestination = 'DOOR' | PickupPointKind;

/**
 * CDEK's numbers of the tariffs «Посылка», by where a parcel starts and ends. CDEK refuses `from_location` with a tariff from the
 * warehouse, and `shipment_point` with one from the door.
 */
const TARIFFS: Readonly<Record<'WAREHOUSE' | 'DOOR', Readonly<Record<CdekDestination, number>>>> = {
  WAREHOUSE: { PVZ: 136, DOOR: 137, POSTAMAT: 368 },
  DOOR: { PVZ: 138, DOOR: 139, POSTAMAT: 366 },
};

/** A shop without a configured starting point brings its parcels itself. */
export const findTariff = (from: CdekStartingPoint | null, to: CdekDestination): number =>
  TARIFFS[from && 'address' in from ? 'DOOR' : 'WAREHOUSE'][to];
