import { goodsForms, plural } from '@meet/ui-kit/plural';
import type { OrderStatus } from '../../../platform/graphql/generated/graphql.ts';
import { formatDay } from '../../order-dates.ts';
import { describeNextMail, describeStatusProgress, isEnded, isReceived, isUnpaid } from '../../order-status.rules.ts';
import { describeDeliveryFailure } from '../../parcel.rules.ts';
import { cancelFormId, describeOutcome } from '../action/cancellation.rules.ts';
import { type DisplayedOrder, type OwnLine, splitUnits } from '../displayed-order.rules.ts';
import { formatRefund, refundDeadlineText } from '../order-money.rules.ts';
import { findStatusTime, isOverdue, isReady, isReturned, type OrderLine } from '../unit/order-line.rules.ts';
import { describeReturnTerms, describeSending } from '../unit/return.rules.ts';

/** An entry about some units of an order, in the list at the top of the order's page. */
export interface PartSummary {
  /** Id of the first unit. */
  id: string;
  /** Names the units and their day: «Кроссовки Slope 2 — до 28 ноября». A late part has no day. */
  title: string;
  /** Describes what is happening to the units. */
  text: string;
  isLate?: boolean;
  /** Whether `text` says what the shopper has to do, and by when. */
  isTask?: boolean;
  /** Page of the delivery service about a late parcel. */
  trackUrl?: string | null | undefined;
  /** The unit of a late part that consists of a single unit, if the owner may decline it. The form is beside the entry. */
  declinableLine?: OwnLine | undefined;
  /** Id of the form further down in which the owner may decline the units of a late part without `declinableLine`. */
  declineFormId?: string | undefined;
}

/** Units of an order that arrive together. */
export interface OrderPart extends PartSummary {
  isLate: boolean;
  isReady: boolean;
  lines: readonly OrderLine[];
}

/** Keeps a short last word of a name, such as «2», on the line of the word before it. */
const bindShortLastWord = (name: string): string => name.replace(/ (?=\S{1,2}$)/u, '\u00a0');

function nameUnits(lines: readonly OrderLine[]): string {
  const [first = 'Товар', second, ...others] = new Set(lines.flatMap(({ productItem }) => productItem?.name ?? []));
  if (second === undefined) return bindShortLastWord(first);
  const otherUnits = others.length > 0 ? plural(others.length + 1, goodsForms) : bindShortLastWord(second);
  return `${bindShortLastWord(first)} и\u00a0${others.length > 0 ? 'ещё\u00a0' : ''}${otherUnits}`;
}

/** Says how the shop or the courier gets in touch with the owner next. Empty if this is not certain, and for anybody but the owner. */
export function describeNextContact(status: OrderStatus, ownOrder: DisplayedOrder['ownOrder']): string {
  if (!ownOrder) return '';
  if (status === 'HANDED_OVER_FOR_DELIVERY' && ownOrder.deliveryMode === 'COURIER') return 'Курьер позвонит перед доставкой.';
  return describeNextMail(status);
}

/** Returns the units that the viewer may decline: none unless the viewer is the owner. */
function findDeclinableLines(lines: readonly OrderLine[], ownOrder: DisplayedOrder['ownOrder']): OwnLine[] {
  const ids = new Set(lines.map(({ id }) => id));
  return ownOrder?.orderProductItems.filter((line) => ids.has(line.id) && (line.canCancel || line.canRequestReturn)) ?? [];
}

/** Returns the unit if it can be declined at the top of the page; otherwise the id of the form further down that declines or cancels. */
function chooseDeclineForm(
  [first, ...others]: OwnLine[],
  ownOrder: DisplayedOrder['ownOrder'],
): Pick<PartSummary, 'declinableLine' | 'declineFormId'> {
  if (first?.canCancel && ownOrder?.canCancel) return { declineFormId: cancelFormId };
  return others.length === 0 && first?.canRequestReturn ? { declinableLine: first } : { declineFormId: first?.id };
}

/** Says that the shopper may decline late units, and how much the shop would refund. */
function describeDeclineOption(declinableLines: OwnLine[]): string {
  const sum = (pick: (line: (typeof declinableLines)[number]) => number) => declinableLines.reduce((total, line) => total + pick(line), 0);
  const refund = formatRefund(
    sum(({ canCancel, moneyBack, soldPrice }) => (canCancel ? moneyBack : soldPrice)),
    sum(({ bonuses }) => bonuses),
  );
  return refund && `Можно подождать или отказаться: вернём ${refund} ${refundDeadlineText}.`;
}

function describeExpectedDay(line: OrderLine): string {
  if (isReady(line)) return line.storedUntil ? `заберите до\u00a0${formatDay(line.storedUntil)}` : 'можно забрать';
  return `до\u00a0${formatDay(line.estimatedDeliveryDate)}`;
}

function toPart(lines: readonly [OrderLine, ...OrderLine[]], { ownOrder }: DisplayedOrder, now: number): OrderPart {
  const [first] = lines;
  const isLate = !isReady(first) && isOverdue(first, now);
  const failure = describeDeliveryFailure(first);
  const declinableLines = isLate ? findDeclinableLines(lines, ownOrder) : [];
  const sentences = isLate
    ? [
        `Просим прощения: обещали до\u00a0${formatDay(first.estimatedDeliveryDate)}.`,
        failure,
        'Новый день появится на\u00a0этой странице, отдельно о\u00a0нём не\u00a0пишем.',
        !failure && describeNextContact(first.status, ownOrder),
        describeDeclineOption(declinableLines),
      ]
    : [failure || describeStatusProgress(first.status), !failure && describeNextContact(first.status, ownOrder)];
  return {
    id: first.id,
    title: isLate ? nameUnits(lines) : `${nameUnits(lines)}\u00a0— ${describeExpectedDay(first)}`,
    text: sentences.filter(Boolean).join(' '),
    ...chooseDeclineForm(declinableLines, ownOrder),
    isLate,
    trackUrl: isLate ? first.trackUrl : null,
    isReady: isReady(first),
    lines,
  };
}

const toPartKey = (line: OrderLine): string =>
  [line.status, isReady(line) ? line.storedUntil : line.estimatedDeliveryDate, line.parcel?.problem].join();

/** Groups those units of a paid order that are still expected, by day and step. The earliest day comes first. */
export function listParts(order: DisplayedOrder, now: number): OrderPart[] {
  if (isUnpaid(order.publicOrder)) return [];
  const { expectedLines } = splitUnits(order);
  const sortedLines = expectedLines.toSorted((one, other) => one.estimatedDeliveryDate.localeCompare(other.estimatedDeliveryDate));
  return [...Map.groupBy(sortedLines, toPartKey).values()].flatMap(([first, ...others]) =>
    first ? [toPart([first, ...others], order, now)] : [],
  );
}

/** Returns the text of several parts if it is the same for all of them; otherwise an empty text. */
export function findCommonText(parts: readonly OrderPart[]): string {
  const [first = '', ...others] = new Set(parts.map(({ text }) => text));
  return parts.length > 1 && others.length === 0 ? first : '';
}

const toOutcome = (line: OrderLine, outcome: string, text = ''): PartSummary => ({
  id: line.id,
  title: `${nameUnits([line])}\u00a0— ${outcome}`,
  text,
});

/** Describes the outcome of a unit that is no longer expected, if the state of the whole order differs; null if there is nothing to say. */
function summarizeOutcome(line: OrderLine, { ownOrder }: DisplayedOrder): PartSummary | null {
  const ownLine = ownOrder?.orderProductItems.find(({ id }) => id === line.id);
  if (isEnded(line)) {
    if (!ownOrder || !ownLine) return null;
    return toOutcome(line, isReturned(ownLine) ? 'вы\u00a0вернули' : 'не\u00a0приедет', describeOutcome(ownOrder, ownLine));
  }
  if (ownLine?.returnRequestedAt) {
    return { ...toOutcome(line, 'возвращаете', describeReturnTerms(ownLine)), isTask: describeSending(ownLine) !== '' };
  }
  const day = findStatusTime(line, 'DELIVERED');
  return toOutcome(line, `у\u00a0${ownOrder ? 'вас' : 'получателя'}${day && ` с\u00a0${formatDay(day)}`}`);
}

/**
 * Lists the outcomes of units that are no longer expected: returning units, ended units and, while other units are expected, delivered
 * units.
 */
function listOutcomes(order: DisplayedOrder): PartSummary[] {
  if (isUnpaid(order.publicOrder) || isEnded(order.publicOrder)) return [];
  const { activeLines, expectedLines } = splitUnits(order);
  const lines: readonly OrderLine[] = order.ownOrder?.orderProductItems ?? order.publicOrder.orderProductItems;
  const isReturning = ({ id }: OrderLine) => order.ownOrder?.orderProductItems.some((line) => line.id === id && line.returnRequestedAt);
  const settledLines = [
    ...activeLines.filter((line) => isReceived(line) && isReturning(line)),
    ...lines.filter(isEnded),
    ...(expectedLines.length > 0 ? activeLines.filter((line) => isReceived(line) && !isReturning(line)) : []),
  ];
  return settledLines.flatMap((line) => summarizeOutcome(line, order) ?? []);
}

/**
 * Lists the parts of an order with their days, and the outcomes of its other units. Empty if there is only one part and it is not late,
 * because a sentence then says the same.
 */
export function listSummaries(order: DisplayedOrder, now: number): PartSummary[] {
  const parts = listParts(order, now);
  const outcomes = listOutcomes(order);
  if (parts.length < 2 && outcomes.length === 0 && !parts.some(({ isLate }) => isLate)) return [];
  const hasCommonText = findCommonText(parts) !== '';
  return [...parts.map((part) => (hasCommonText ? { ...part, text: '' } : part)), ...outcomes];
}
