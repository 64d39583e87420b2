import { bonusForms, plural } from '@meet/ui-kit/plural';
import type { OrderStatus } from '../../platform/graphql/generated/graphql.ts';
import { formatDay } from '../order-dates.ts';
import { describeNextMail, describeStatusProgress, isEnded, isReceived, isUnpaid } from '../order-status.rules.ts';
import { findFailure, isStopped } from '../parcel.rules.ts';
import type { DisplayedOrder } from './displayed-order.rules.ts';
import { isOverdue, type Line } from './unit/stages.rules.ts';

const findLatest = (moments: readonly string[]): string => moments.reduce((last, moment) => (moment > last ? moment : last), '');

const listReceipts = ({ statusHistory }: Line): string[] =>
  statusHistory.filter(({ status }) => status === 'DELIVERED').map(({ createdAt }) => createdAt);

/** Says when a received order was delivered and how many bonuses it has earned. */
function describeReceived(lines: readonly Line[], { full }: DisplayedOrder): string {
  const day = findLatest(lines.flatMap(listReceipts));
  const earned = full ? full.remainder.cashback - full.remainder.cashbackToCome : 0;
  const sentences = [
    day && (full ? `Вы\u00a0получили заказ ${formatDay(day)}.` : `Получен ${formatDay(day)}.`),
    earned > 0 && `Начислили ${plural(earned, bonusForms)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

const listFormat = new Intl.ListFormat('ru-RU');

const formatTerm = (day: string): string => `до\u00a0${formatDay(day)}`;

/** Names two units with their days. Empty if one of them is no longer known by name, or if there are more. */
function describeTwo(lines: readonly Line[]): string {
  const names = lines.flatMap(({ productItem }) => productItem?.name ?? []);
  if (lines.length !== 2 || new Set(names).size !== 2) return '';
  const byDay = lines.toSorted((one, other) => one.estimatedDeliveryDate.localeCompare(other.estimatedDeliveryDate));
  return byDay.map((line) => `${line.productItem?.name}\u00a0— ${formatTerm(line.estimatedDeliveryDate)}.`).join(' ');
}

function describePromises(lines: readonly Line[], { now, full }: Pick<DisplayedOrder, 'full'> & { now: number }): string {
  const days = [...new Set(lines.map(({ estimatedDeliveryDate }) => estimatedDeliveryDate))].sort();
  const [first] = days;
  if (first === undefined) return '';
  // Everything that can be collected has arrived.
  if (lines.every(({ status }) => status === 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT')) return '';
  if (lines.some((line) => isOverdue(line, now))) return `Обещали ${formatTerm(first)}, но\u00a0задерживаемся. Просим прощения.`;
  const arrival = full?.deliveryMode === 'PICKUP' ? 'В\u00a0пункте выдачи будет' : 'Привезём';
  if (days.length === 1) return `${arrival} ${formatTerm(first)}.`;
  return describeTwo(lines) || `${arrival} частями: ${listFormat.format(days.map(formatTerm))}.`;
}

const decision = 'свяжемся с\u00a0вами: отправим ещё раз или\u00a0вернём деньги.';

const failures: Record<NonNullable<ReturnType<typeof findFailure>>['problem'], string> = {
  ATTEMPT_FAILED: 'Вручить посылку не\u00a0получилось. Служба доставки попробует ещё\u00a0раз.',
  NOT_DELIVERED: `Служба доставки не\u00a0смогла вручить посылку и\u00a0вернёт её на\u00a0склад Meet. Когда вернёт, ${decision}`,
  RETURNING: `Посылку не\u00a0вручили, она едет обратно на\u00a0склад Meet. Когда приедет, ${decision}`,
  RETURNED: `Посылку не\u00a0вручили, она вернулась на\u00a0склад Meet. Скоро ${decision}`,
  CANCELLED: 'Служба доставки отменила отправку, посылка осталась на\u00a0складе Meet. Разбираемся и\u00a0скоро свяжемся с\u00a0вами.',
};

/** Says why the parcel of a unit was not handed out, and what follows. Empty if there is no problem. */
function describeFailure(line: Line): string {
  const failure = findFailure(line);
  return failure ? failures[failure.problem] : '';
}

/** Returns `describeFailure` if it is the same for all units that have not been delivered; otherwise an empty text. */
function describeCommonFailure(waiting: readonly Line[]): string {
  const [first = '', ...others] = new Set(waiting.map(describeFailure));
  return others.length === 0 ? first : '';
}

/** Returns the units that are not cancelled, those of them that have not been delivered, and those that are still expected. */
function sortUnits({ open, full }: DisplayedOrder) {
  const lines: readonly Line[] = full?.orderProductItems ?? open.orderProductItems;
  const active = lines.filter((line) => !isEnded(line));
  const waiting = active.filter((line) => !isReceived(line));
  return { active, waiting, coming: waiting.filter((line) => !isStopped(line)) };
}

/** Returns the status that the page describes: that of the order, unless only returning units have it. */
const findLeadingStatus = ({ status }: DisplayedOrder['open'], coming: readonly Line[]) =>
  coming.some((line) => line.status === status) ? status : (coming[0]?.status ?? status);

/** Describes what is happening to the units that are still expected, and until when those ready for pickup are stored. */
function describeProgress(status: OrderStatus, coming: readonly Line[]): string {
  const [storedUntil] = coming.flatMap((line) => (line.status === status && line.storedUntil) || []).sort();
  return storedUntil ? `Посылку можно забирать до\u00a0${formatDay(storedUntil)}.` : describeStatusProgress(status);
}

/** Describes what is happening to a paid order, when it arrives, and what the next message will report. Empty for any other order. */
export function describeNow(order: DisplayedOrder, now: number): string {
  const { open, full } = order;
  if (isUnpaid(open) || isEnded(open)) return '';
  const { active, waiting, coming } = sortUnits(order);
  if (waiting.length === 0) return describeReceived(active, order);
  const failure = describeCommonFailure(waiting);
  if (coming.length === 0) return failure;
  const status = findLeadingStatus(open, coming);
  const parts = [
    failure || describeProgress(status, coming),
    describePromises(coming, { now, full }),
    full && !failure && describeNextMail(status),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Says until when the units of an order arrive that are still expected. */
export const describeArrival = (order: DisplayedOrder, now: number): string =>
  describePromises(sortUnits(order).coming, { now, full: order.full });

/** Describes what is happening to a unit, unless `describeNow` describes it for the whole order. */
export function describeUnit(line: Line, order: DisplayedOrder): string {
  const { waiting, coming } = sortUnits(order);
  const failure = describeFailure(line);
  if (failure) return failure === describeCommonFailure(waiting) ? '' : failure;
  return line.status === findLeadingStatus(order.open, coming) ? '' : describeStatusProgress(line.status);
}
