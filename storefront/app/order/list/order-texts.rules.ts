import { formatDeadline } from '../../platform/format-date.ts';
import type { ListedOrderFragment } from '../../platform/graphql/generated/graphql.ts';
import { formatDay } from '../order-dates.ts';
import { getStatusTitle, isEnded, isExchanged, isJustPaid, isReceived, isUnpaid } from '../order-status.rules.ts';
import { findDeliveryFailure, isUndeliverable } from '../parcel.rules.ts';

/** Texts about the state of an order, in a row of the list of orders. */
export interface OrderTexts {
  title: string;
  /** Date that follows the title: «, будет у вас до 2 декабря». Empty if no date is known. */
  date: string;
  tone: 'success' | 'ended' | 'open';
}

type Line = ListedOrderFragment['orderProductItems'][number];

/** The last day on which one of the units reached a status, as « 4 октября»; empty if no unit has reached it. */
function describeStatusDay(lines: readonly Line[], reachedStatus: Line['status']): string {
  const steps = lines.flatMap(({ statusHistory }) => statusHistory.filter(({ status }) => status === reachedStatus));
  const moment = steps
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);
  return moment ? ` ${formatDay(moment)}` : '';
}

/** « до 3 декабря», or nothing if no pickup point stores the order. */
function describeCollectionDeadline(lines: readonly Line[]): string {
  const [day] = lines.flatMap(({ storedUntil }) => storedUntil ?? []).sort();
  return day ? ` до\u00a0${formatDay(day)}` : '';
}

/** Describes the state of an order, with its deadline or expected day. */
export function describeOrder(order: ListedOrderFragment, now: Date): OrderTexts {
  const { status, payUntil, canPay, orderProductItems } = order;
  const title = getStatusTitle(status);
  const activeLines = orderProductItems.filter((line) => !isEnded(line));
  if (activeLines.length === 0) return { title, date: describeStatusDay(orderProductItems, status), tone: 'ended' };
  if (isReceived(order)) return { title, date: describeStatusDay(activeLines, 'DELIVERED'), tone: 'success' };
  if (isUnpaid(order)) return { title, date: canPay && payUntil ? ` до\u00a0${formatDeadline(payUntil, now)}` : '', tone: 'open' };
  const unreceivedLines = activeLines.filter((line) => !isReceived(line));
  const expectedLines = unreceivedLines.filter((line) => !isUndeliverable(line));
  if (expectedLines.length === 0) return { title: unreceivedLines.map(findDeliveryFailure)[0]?.title ?? title, date: '', tone: 'open' };
  if (status === 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT')
    return { title: 'Можно забирать', date: describeCollectionDeadline(expectedLines), tone: 'success' };
  const day = expectedLines
    .map(({ estimatedDeliveryDate }) => estimatedDeliveryDate)
    .sort()
    .at(-1);
  if (isJustPaid(order) && activeLines.some(isExchanged)) {
    return { title: 'Обмен оформлен', date: day ? `, замена будет у\u00a0вас до\u00a0${formatDay(day)}` : '', tone: 'open' };
  }
  return { title, date: day ? `, будет у\u00a0вас до\u00a0${formatDay(day)}` : '', tone: 'open' };
}

/** Number of cancelled or refunded units; 0 if no other unit of the order is active. */
export function countCancelled({ orderProductItems }: Pick<ListedOrderFragment, 'orderProductItems'>): number {
  const endedCount = orderProductItems.filter(isEnded).length;
  return endedCount < orderProductItems.length ? endedCount : 0;
}
