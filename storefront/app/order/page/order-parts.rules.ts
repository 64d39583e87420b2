import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatDay } from '../order-dates.ts';
import { describeStatusProgress, isEnded, isReceived, isUnpaid } from '../order-status.rules.ts';
import { findDeliveryFailure, isUndeliverable } from '../parcel.rules.ts';
import type { DisplayedOrder } from './displayed-order.rules.ts';
import { formatRefund } from './order-money.rules.ts';
import { isOverdue, isReady, type OrderLine } from './unit/stages.rules.ts';

/** Units of an order that arrive together. */
export interface OrderPart {
  /** What arrives and when: «Кроссовки Slope 2 — до 28 ноября». */
  title: string;
  /** What is happening to it. */
  text: string;
  isLate: boolean;
  isReady: boolean;
  lines: readonly OrderLine[];
}

/** Returns the units that are not cancelled, those of them that have not been delivered, and those that are still expected. */
export function splitUnits({ publicOrder, ownOrder }: DisplayedOrder) {
  const lines: readonly OrderLine[] = ownOrder?.orderProductItems ?? publicOrder.orderProductItems;
  const activeLines = lines.filter((line) => !isEnded(line));
  const waitingLines = activeLines.filter((line) => !isReceived(line));
  return { activeLines, waitingLines, comingLines: waitingLines.filter((line) => !isUndeliverable(line)) };
}

/** Keeps a short last word of a name, such as «2», on the line of the word before it. */
const keepTogether = (name: string): string => name.replace(/ (?=\S{1,2}$)/u, '\u00a0');

function nameUnits(lines: readonly OrderLine[]): string {
  const [first = 'Товар', second, ...others] = new Set(lines.flatMap(({ productItem }) => productItem?.name ?? []));
  if (second === undefined) return keepTogether(first);
  const rest = others.length > 0 ? plural(others.length + 1, goodsForms) : keepTogether(second);
  return `${keepTogether(first)} и\u00a0${others.length > 0 ? 'ещё\u00a0' : ''}${rest}`;
}

const contactPromise = 'свяжемся с\u00a0вами: отправим ещё раз или\u00a0вернём деньги.';

const failureTexts: Record<NonNullable<ReturnType<typeof findDeliveryFailure>>['problem'], string> = {
  ATTEMPT_FAILED: 'Вручить посылку не\u00a0получилось. Служба доставки попробует ещё\u00a0раз.',
  NOT_DELIVERED: `Служба доставки не\u00a0смогла вручить посылку и\u00a0вернёт её на\u00a0склад Meet. Когда вернёт, ${contactPromise}`,
  RETURNING: `Посылку не\u00a0вручили, она едет обратно на\u00a0склад Meet. Когда приедет, ${contactPromise}`,
  RETURNED: `Посылку не\u00a0вручили, она вернулась на\u00a0склад Meet. Скоро ${contactPromise}`,
  CANCELLED: 'Служба доставки отменила отправку, посылка осталась на\u00a0складе Meet. Разбираемся и\u00a0скоро свяжемся с\u00a0вами.',
};

/** Says why the parcel of a unit was not handed out, and what follows. Empty if there is no problem. */
export function describeFailure(line: OrderLine): string {
  const failure = findDeliveryFailure(line);
  return failure ? failureTexts[failure.problem] : '';
}

/** What the shopper may do about a delay: refuse the units, and what is refunded then. Only the owner may. */
function describeRefusal(lines: readonly OrderLine[], ownOrder: DisplayedOrder['ownOrder']): string {
  const ids = new Set(lines.map(({ id }) => id));
  const refusable = ownOrder?.orderProductItems.filter((line) => ids.has(line.id) && (line.canCancel || line.canRequestReturn)) ?? [];
  const sum = (pick: (line: (typeof refusable)[number]) => number) => refusable.reduce((total, line) => total + pick(line), 0);
  const refund = formatRefund(
    sum(({ canCancel, moneyBack, soldPrice }) => (canCancel ? moneyBack : soldPrice)),
    sum(({ bonuses }) => bonuses),
  );
  return refund && `Можно подождать или отказаться: вернём ${refund}.`;
}

function describeDay(line: OrderLine, isLate: boolean): string {
  if (isReady(line)) return line.storedUntil ? `заберите до\u00a0${formatDay(line.storedUntil)}` : 'можно забрать';
  return isLate ? 'задерживаемся' : `до\u00a0${formatDay(line.estimatedDeliveryDate)}`;
}

function toPart(lines: readonly [OrderLine, ...OrderLine[]], { ownOrder }: DisplayedOrder, now: number): OrderPart {
  const [first] = lines;
  const isLate = !isReady(first) && isOverdue(first, now);
  const progress = describeFailure(first) || describeStatusProgress(first.status);
  const delay = `Обещали до\u00a0${formatDay(first.estimatedDeliveryDate)}, нового дня пока нет. Просим прощения.`;
  const sentences = isLate ? [delay, progress, describeRefusal(lines, ownOrder)] : [progress];
  return {
    title: `${nameUnits(lines)}\u00a0— ${describeDay(first, isLate)}`,
    text: sentences.filter(Boolean).join(' '),
    isLate,
    isReady: isReady(first),
    lines,
  };
}

const toPartKey = (line: OrderLine): string =>
  [line.status, isReady(line) ? line.storedUntil : line.estimatedDeliveryDate, line.parcel?.problem].join();

/** Lists the units of a paid order that are still expected by their day and step, the earliest first. */
export function listParts(order: DisplayedOrder, now: number): OrderPart[] {
  if (isUnpaid(order.publicOrder)) return [];
  const { comingLines } = splitUnits(order);
  const byDay = comingLines.toSorted((one, other) => one.estimatedDeliveryDate.localeCompare(other.estimatedDeliveryDate));
  return [...Map.groupBy(byDay, toPartKey).values()].flatMap(([first, ...others]) =>
    first ? [toPart([first, ...others], order, now)] : [],
  );
}

/** Returns the text of several parts if it is the same for all of them; otherwise an empty one. */
export function findCommonText(parts: readonly OrderPart[]): string {
  const [first = '', ...others] = new Set(parts.map(({ text }) => text));
  return parts.length > 1 && others.length === 0 ? first : '';
}

/** Whether the parts are listed with their days: there are several, or one is late. Otherwise a sentence says the same. */
export const hasPartList = (parts: readonly OrderPart[]): boolean => parts.length > 1 || parts.some(({ isLate }) => isLate);
