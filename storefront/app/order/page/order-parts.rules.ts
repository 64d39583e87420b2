import { goodsForms, plural } from '@meet/ui-kit/plural';
import type { OrderStatus } from '../../platform/graphql/generated/graphql.ts';
import { formatDay } from '../order-dates.ts';
import { describeNextMail, describeStatusProgress, isEnded, isReceived, isUnpaid } from '../order-status.rules.ts';
import { findDeliveryFailure, isUndeliverable } from '../parcel.rules.ts';
import { describeOutcome } from './cancellation.rules.ts';
import type { DisplayedOrder, OwnOrder } from './displayed-order.rules.ts';
import { formatRefund, isReturned, refundDeadlineText } from './order-money.rules.ts';
import { findStatusTime, isOverdue, isReady, type OrderLine } from './unit/order-line.rules.ts';
import { describeReturnTerms, describeSending } from './unit/return.rules.ts';

/** An entry about some units of an order in the list at the top of its page. */
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
  /** The unit of a late part that consists of a single unit, if the owner may refuse it. The form is beside the entry. */
  refusableLine?: OwnOrder['orderProductItems'][number] | undefined;
  /** Id of the form further down in which the owner may refuse the units of a late part without `refusableLine`. */
  refusalFormId?: string | undefined;
}

/** Units of an order that arrive together. */
export interface OrderPart extends PartSummary {
  isLate: boolean;
  isReady: boolean;
  lines: readonly OrderLine[];
}

/** Returns the units that are not cancelled, then those of them that have not been delivered, and then those that are still expected. */
export function splitUnits({ publicOrder, ownOrder }: DisplayedOrder) {
  const lines: readonly OrderLine[] = ownOrder?.orderProductItems ?? publicOrder.orderProductItems;
  const activeLines = lines.filter((line) => !isEnded(line));
  const unreceivedLines = activeLines.filter((line) => !isReceived(line));
  return { activeLines, unreceivedLines, expectedLines: unreceivedLines.filter((line) => !isUndeliverable(line)) };
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

const contactPromise = 'свяжемся с\u00a0вами: отправим ещё раз или\u00a0вернём деньги.';

const failureTexts: Record<NonNullable<ReturnType<typeof findDeliveryFailure>>['problem'], string> = {
  ATTEMPT_FAILED: 'Вручить посылку не\u00a0получилось. Служба доставки попробует ещё\u00a0раз.',
  NOT_DELIVERED: `Служба доставки не\u00a0смогла вручить посылку и\u00a0вернёт её на\u00a0склад Meet. Когда вернёт, ${contactPromise}`,
  RETURNING: `Посылку не\u00a0вручили, она едет обратно на\u00a0склад Meet. Когда приедет, ${contactPromise}`,
  RETURNED: `Посылку не\u00a0вручили, она вернулась на\u00a0склад Meet. Скоро ${contactPromise}`,
  CANCELLED: 'Служба доставки отменила отправку, посылка осталась на\u00a0складе Meet. Разбираемся и\u00a0скоро свяжемся с\u00a0вами.',
};

/** Says why the parcel of a unit was not handed out, and what happens next. Empty if there is no problem. */
export function describeDeliveryFailure(line: OrderLine): string {
  const failure = findDeliveryFailure(line);
  return failure ? failureTexts[failure.problem] : '';
}

/** Returns the units that the viewer may refuse. Only the owner may. */
function findRefusableLines(lines: readonly OrderLine[], ownOrder: DisplayedOrder['ownOrder']): OwnOrder['orderProductItems'] {
  const ids = new Set(lines.map(({ id }) => id));
  return ownOrder?.orderProductItems.filter((line) => ids.has(line.id) && (line.canCancel || line.canRequestReturn)) ?? [];
}

/** Id of the form that cancels units, if units cannot be cancelled one by one. */
export const cancelFormId = 'cancel';

/** Returns the unit if it can be refused at the top of the page; otherwise returns the id of the form further down. */
function chooseRefusalForm(
  [first, ...others]: OwnOrder['orderProductItems'],
  ownOrder: DisplayedOrder['ownOrder'],
): Pick<PartSummary, 'refusableLine' | 'refusalFormId'> {
  if (first?.canCancel && ownOrder?.canCancel) return { refusalFormId: cancelFormId };
  return others.length === 0 && first?.canRequestReturn ? { refusableLine: first } : { refusalFormId: first?.id };
}

/** Says that the shopper may refuse late units, and how much the shop would refund. */
function describeRefusalOption(refusableLines: OwnOrder['orderProductItems']): string {
  const sum = (pick: (line: (typeof refusableLines)[number]) => number) => refusableLines.reduce((total, line) => total + pick(line), 0);
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
  const refusableLines = isLate ? findRefusableLines(lines, ownOrder) : [];
  const sentences = isLate
    ? [
        `Просим прощения: обещали до\u00a0${formatDay(first.estimatedDeliveryDate)}.`,
        failure,
        'Новый день появится на\u00a0этой странице, отдельно о\u00a0нём не\u00a0пишем.',
        !failure && describeNextContact(first.status, ownOrder),
        describeRefusalOption(refusableLines),
      ]
    : [failure || describeStatusProgress(first.status), !failure && describeNextContact(first.status, ownOrder)];
  return {
    id: first.id,
    title: isLate ? nameUnits(lines) : `${nameUnits(lines)}\u00a0— ${describeExpectedDay(first)}`,
    text: sentences.filter(Boolean).join(' '),
    ...chooseRefusalForm(refusableLines, ownOrder),
    isLate,
    trackUrl: isLate ? first.trackUrl : null,
    isReady: isReady(first),
    lines,
  };
}

const toPartKey = (line: OrderLine): string =>
  [line.status, isReady(line) ? line.storedUntil : line.estimatedDeliveryDate, line.parcel?.problem].join();

/** Groups the units of a paid order that are still expected by day and step, the earliest first. */
export function listParts(order: DisplayedOrder, now: number): OrderPart[] {
  if (isUnpaid(order.publicOrder)) return [];
  const { expectedLines } = splitUnits(order);
  const linesByDay = expectedLines.toSorted((one, other) => one.estimatedDeliveryDate.localeCompare(other.estimatedDeliveryDate));
  return [...Map.groupBy(linesByDay, toPartKey).values()].flatMap(([first, ...others]) =>
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
