import type { OwnOrderFragment, PublicOrderFragment } from '../../../platform/graphql/generated/graphql.ts';
import { formatDay } from '../../order-dates.ts';
import { isReceived } from '../../order-status.rules.ts';
import { isUndeliverable } from '../../parcel.rules.ts';

/**
 * A line of an order. The API returns some fields only to the owner: the track code, the end of storage at the pickup point, the state of
 * the parcel, the replaced line and the return.
 */
export type OrderLine = PublicOrderFragment['orderProductItems'][number] & {
  replacesId?: string | null;
  trackCode?: string | null;
  trackUrl?: string | null;
  storedUntil?: string | null;
  parcel?: OwnOrderFragment['orderProductItems'][number]['parcel'];
} & Partial<ReturnRequest>;

type ReturnRequest = Pick<OwnOrderFragment['orderProductItems'][number], 'returnRequestedAt' | 'returnMethod' | 'returnUntil' | 'refundBy'>;

/** Whether the shopper is sending back a unit that was delivered. */
export const isReturning = ({ status, returnRequestedAt }: Pick<OrderLine, 'status' | 'returnRequestedAt'>): boolean =>
  status === 'DELIVERED' && Boolean(returnRequestedAt);

/** Whether a unit was returned after it had been handed over. A unit that was cancelled before it was handed over was not returned. */
export const isReturned = ({ status, statusHistory }: Pick<OrderLine, 'status' | 'statusHistory'>): boolean =>
  status === 'ISSUED_REFUND' && statusHistory.some((step) => step.status === 'HANDED_OVER_FOR_DELIVERY');

/** Returns when a unit last reached a status; empty if the unit never has. */
export const findStatusTime = ({ statusHistory }: Pick<OrderLine, 'statusHistory'>, target: OrderLine['status']): string =>
  statusHistory.findLast(({ status }) => status === target)?.createdAt ?? '';

const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59.999+03:00`);

/** Whether the promised day of a unit has passed before the unit arrived. */
export const isOverdue = (line: Pick<OrderLine, 'stage' | 'estimatedDeliveryDate'>, now: number): boolean =>
  !isReceived(line) && endOfDay(line.estimatedDeliveryDate) < now;

/** Whether a unit can be collected or is being handed over. */
export const isReady = ({ status }: OrderLine): boolean => status === 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT';

/**
 * Describes the promised day: «до 2 декабря», or «обещали до 2 декабря» once that day has passed. A unit that is ready for pickup or cannot
 * be delivered has no promise.
 */
export function describePromise(line: OrderLine, now: number): string {
  if (isUndeliverable(line) || isReady(line)) return '';
  return `${isOverdue(line, now) ? 'обещали ' : ''}до\u00a0${formatDay(line.estimatedDeliveryDate)}`;
}
