import { z } from 'zod';
import type { ParcelProblem } from '../../platform/prisma/generated/enums.js';
import type { ParcelReport, ShipmentStatus } from '../tracking/parcel-statuses.port.js';

/** CDEK's number of a parcel: a long according to its documentation, but the API sends strings too. */
export const cdekNumber = z.union([z.string().min(1), z.int().positive().transform(String)]);

/** Statuses of a unit by CDEK's codes. Other codes only report the position of the parcel in CDEK's network. */
const statusesByCode = new Map<string, ShipmentStatus>([
  ['RECEIVED_AT_SHIPMENT_WAREHOUSE', 'HANDED_OVER_FOR_DELIVERY'],
  ['TAKEN_BY_COURIER', 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER'],
  // Codes of earlier versions of the API are listed beside the new ones.
  ['ISSUED_FOR_DELIVERY', 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER'],
  ['ACCEPTED_AT_PICK_UP_POINT', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'],
  ['ACCEPTED_AT_WAREHOUSE_ON_DEMAND', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'],
  ['POSTOMAT_POSTED', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'],
  ['DELIVERED', 'DELIVERED'],
  ['POSTOMAT_RECEIVED', 'DELIVERED'],
]);

/** Codes that need a decision by a person: the parcel was not handed out, or is being returned. */
const problemsByCode = new Map<string, ParcelProblem>([
  ['RETURNED_TO_RECIPIENT_CITY_WAREHOUSE', 'ATTEMPT_FAILED'],
  ['POSTOMAT_SEIZED', 'NOT_DELIVERED'],
  ['NOT_DELIVERED', 'NOT_DELIVERED'],
  ['REMOVED', 'CANCELLED'],
  ['INVALID', 'CANCELLED'],
]);

/** CDEK writes the offset without the colon that ISO 8601 has. */
const cdekTime = z
  .string()
  .transform((text) => Date.parse(text.replace(/([+-]\d{2})(\d{2})$/u, '$1:$2')))
  .pipe(z.number());

export const parcelSchema = z.object({
  entity: z.object({
    cdek_number: cdekNumber.optional(),
    is_return: z.boolean().default(false),
    statuses: z.array(z.object({ code: z.string(), date_time: cdekTime, deleted: z.boolean().default(false) })).default([]),
  }),
  related_entities: z
    .array(z.object({ type: z.string(), cdek_number: cdekNumber.optional() }))
    .nullish()
    .transform((related) => related ?? []),
});

export type CdekParcel = z.infer<typeof parcelSchema>;

const unknownReport: ParcelReport = { status: null, problem: null, carrierStatus: null, statusAt: null, returnTrackCode: null };

/** `returnParcel` is the parcel in which the units are returned, if CDEK has created one. */
export function toReport({ entity, related_entities }: CdekParcel, returnParcel: CdekParcel | null): ParcelReport {
  const latestStatus = findLatest(entity);
  if (!latestStatus) return unknownReport;
  const latestFields = { carrierStatus: latestStatus.code, statusAt: new Date(latestStatus.date_time) };
  if (entity.is_return)
    return { ...latestFields, status: null, problem: findReturnProblem(entity), returnTrackCode: entity.cdek_number ?? null };
  const decisiveStatus = findLatest(entity, ({ code }) => statusesByCode.has(code) || problemsByCode.has(code));
  const problem = decisiveStatus ? (problemsByCode.get(decisiveStatus.code) ?? null) : null;
  const returnTrackCode = findReturnTrackCode({ entity, related_entities });
  if (problem === 'NOT_DELIVERED' && returnTrackCode !== null) {
    return { ...latestFields, status: null, problem: returnParcel ? findReturnProblem(returnParcel.entity) : 'RETURNING', returnTrackCode };
  }
  return {
    ...latestFields,
    status: decisiveStatus ? (statusesByCode.get(decisiveStatus.code) ?? null) : null,
    problem,
    returnTrackCode: null,
  };
}

/** Number of the parcel in which the units are returned; null if there is none. */
export const findReturnTrackCode = ({ related_entities }: CdekParcel): string | null =>
  related_entities.find(({ type, cdek_number }) => type === 'return_order' && cdek_number !== undefined)?.cdek_number ?? null;

/** A parcel that returns units also gets the status DELIVERED, although its recipient is the shop. */
const findReturnProblem = (entity: CdekParcel['entity']): ParcelProblem =>
  findLatest(entity, ({ code }) => code === 'DELIVERED') ? 'RETURNED' : 'RETURNING';

type CdekStatus = CdekParcel['entity']['statuses'][number];

function findLatest({ statuses }: CdekParcel['entity'], matches: (status: CdekStatus) => boolean = () => true): CdekStatus | undefined {
  const matchingStatuses = statuses.filter((status) => !status.deleted && matches(status));
  return matchingStatuses.toSorted((one, other) => other.date_time - one.date_time)[0];
}
