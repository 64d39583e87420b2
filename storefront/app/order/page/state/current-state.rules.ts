import { bonusForms, formatNumber, plural } from '@meet/ui-kit/plural';
import { formatDay } from '../../order-dates.ts';
import { describeStatusProgress, isEnded, isUnpaid } from '../../order-status.rules.ts';
import { describeDeliveryFailure, isUndeliverable } from '../../parcel.rules.ts';
import { type DisplayedOrder, type OwnOrder, splitUnits } from '../displayed-order.rules.ts';
import { isReady, type OrderLine } from '../unit/order-line.rules.ts';
import { describeNextContact, findCommonText, listParts, listSummaries } from './order-parts.rules.ts';

const listDeliveryTimes = ({ statusHistory }: OrderLine): string[] =>
  statusHistory.filter(({ status }) => status === 'DELIVERED').map(({ createdAt }) => createdAt);

/** Says how many bonuses an order has earned, and how many of them are revoked with the units that are being returned. */
function describeEarnedBonuses({ remainder, orderProductItems }: OwnOrder): string {
  const earnedBonuses = remainder.cashback - remainder.cashbackToCome;
  if (earnedBonuses <= 0) return '';
  const returningLines = orderProductItems.filter((line) => line.status === 'DELIVERED' && line.returnRequestedAt);
  const revokedBonuses = returningLines.reduce((total, { cashback }) => total + cashback, 0);
  const revocation = revokedBonuses > 0 ? `, из\u00a0них ${formatNumber(revokedBonuses)} спишем после возврата` : '';
  return `Начислили ${plural(earnedBonuses, bonusForms)}${revocation}.`;
}

const dayListFormat = new Intl.ListFormat('ru-RU');

/** Says when each part of a received order was delivered, and how many bonuses the order has earned. */
function describeReceived(lines: readonly OrderLine[], { ownOrder }: DisplayedOrder): string {
  const days = [...new Set(lines.flatMap(listDeliveryTimes).sort().map(formatDay))];
  const receipt = `${days.length > 1 ? 'частями: ' : ''}${dayListFormat.format(days).replace(' и ', ' и\u00a0')}.`;
  const sentences = [
    days.length > 0 && `${ownOrder ? 'Вы\u00a0получили заказ' : 'Получен'} ${receipt}`,
    ownOrder && describeEarnedBonuses(ownOrder),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Names the day by which the remaining units arrive. The day must be the same for all units. */
function describeArrival(order: DisplayedOrder): string {
  const [first] = splitUnits(order).expectedLines;
  // A unit that is ready for pickup has arrived.
  if (!first || isReady(first)) return '';
  const arrival = order.ownOrder?.deliveryMode === 'PICKUP' ? 'В\u00a0пункте выдачи будет' : 'Привезём';
  return `${arrival} до\u00a0${formatDay(first.estimatedDeliveryDate)}.`;
}

/** Describes the delivery failure if it is the same for all units that have not been delivered; otherwise an empty text. */
function describeCommonFailure(unreceivedLines: readonly OrderLine[]): string {
  const [first = '', ...others] = new Set(unreceivedLines.map(describeDeliveryFailure));
  return others.length === 0 ? first : '';
}

/**
 * Returns the status that the page describes: the status of the order if a unit that is still expected has it too, or else the status of
 * the first expected unit.
 */
const findLeadingStatus = ({ status }: DisplayedOrder['publicOrder'], expectedLines: readonly OrderLine[]) =>
  expectedLines.some((line) => line.status === status) ? status : (expectedLines[0]?.status ?? status);

/**
 * Describes what is happening to a paid order, when it arrives, and what the next message will report. Empty for any other order. If the
 * order arrives in several parts, they are listed separately.
 */
export function describeCurrentState(order: DisplayedOrder, now: number): string {
  const { publicOrder, ownOrder } = order;
  if (isUnpaid(publicOrder) || isEnded(publicOrder)) return '';
  const { activeLines, unreceivedLines, expectedLines } = splitUnits(order);
  if (unreceivedLines.length === 0) return describeReceived(activeLines, order);
  const failure = describeCommonFailure(unreceivedLines);
  if (expectedLines.length === 0) return failure;
  const status = findLeadingStatus(publicOrder, expectedLines);
  if (listSummaries(order, now).length > 0) return findCommonText(listParts(order, now));
  // The heading already says until when the order can be collected.
  if (!failure && expectedLines.every(isReady)) return '';
  const sentences = [failure || describeStatusProgress(status), describeArrival(order), !failure && describeNextContact(status, ownOrder)];
  return sentences.filter(Boolean).join(' ');
}

/** Says why a unit will not be delivered, unless `describeCurrentState` says it for the whole order. */
export function describeUnit(line: OrderLine, order: DisplayedOrder): string {
  const failure = isUndeliverable(line) ? describeDeliveryFailure(line) : '';
  return failure === describeCommonFailure(splitUnits(order).unreceivedLines) ? '' : failure;
}
