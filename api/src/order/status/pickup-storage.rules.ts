import type { OrderStatus, PickupPointKind } from '../../platform/prisma/generated/enums.js';
import { DAY_MS } from '../../platform/process/durations.js';
import { formatMoscowDay } from './moscow-day.rules.js';

/** Days for which CDEK stores a parcel free of charge before it returns it. */
const storageDays: Record<PickupPointKind, number> = { PVZ: 7, POSTAMAT: 3 };

interface UnitWithHistory {
  status: OrderStatus;
  changes: readonly { status: OrderStatus; createdAt: Date }[];
}

/** The last day on which a pickup point stores a unit that is ready, as an ISO date; null for any other unit. */
export function findStorageEnd(pointKind: PickupPointKind | null, { status, changes }: UnitWithHistory): string | null {
  if (pointKind === null || status !== 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT') return null;
  const arrival = changes.findLast((change) => change.status === status);
  return arrival ? formatMoscowDay(new Date(arrival.createdAt.getTime() + storageDays[pointKind] * DAY_MS)) : null;
}
