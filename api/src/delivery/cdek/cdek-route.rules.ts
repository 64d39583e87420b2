import type { PickupPointKind } from '../../platform/prisma/generated/enums.js';

/** Where parcels start: at a point to which the shop brings them, or at its own address, from which CDEK fetches them. */
export type CdekSender = { pointCode: string } | { cityCode: number; address: string };

/** Where parcels end. */
export type CdekTarget = 'DOOR' | PickupPointKind;

/**
 * CDEK's numbers of the tariffs «Посылка», by where a parcel starts and ends. CDEK refuses `from_location` with a tariff from the warehouse,
 * and `shipment_point` with one from the door.
 */
const TARIFFS: Readonly<Record<'WAREHOUSE' | 'DOOR', Readonly<Record<CdekTarget, number>>>> = {
  WAREHOUSE: { PVZ: 136, DOOR: 137, POSTAMAT: 368 },
  DOOR: { PVZ: 138, DOOR: 139, POSTAMAT: 366 },
};

/** A shop that has not said where its parcels start brings them itself. */
export const findTariff = (from: CdekSender | null, to: CdekTarget): number =>
  TARIFFS[from && 'address' in from ? 'DOOR' : 'WAREHOUSE'][to];
