import type { StepEntry, StepperStep } from '@meet/ui-kit/stepper';
import type { OpenOrderFragment, OrderStatus, OwnOrderFragment } from '../../platform/graphql/generated/graphql.ts';
import { aroundDay, formatDay, formatMinute } from '../goods/order-dates.ts';
import { findFailure, isStopped } from './parcel.rules.ts';
import { statusTitle } from './status-words.rules.ts';
import { isReceived } from './unit-state.rules.ts';

/**
 * A unit of an order. Only its owner gets its track code, until when a pickup point stores it, what became of its parcel, and
 * which line it replaces.
 */
export type Line = OpenOrderFragment['orderProductItems'][number] & {
  replacesId?: string | null;
  trackCode?: string | null;
  trackUrl?: string | null;
  storedUntil?: string | null;
  parcel?: OwnOrderFragment['orderProductItems'][number]['parcel'];
};

const customs: readonly OrderStatus[] = ['CUSTOMS_CLEARANCE_IN_TURKEY', 'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED'];

const toStock = 'Путь на\u00a0склад';
const toRussia = 'Путь в\u00a0Россию';

/** Every status of a living unit, by stage, in the order of its way. */
const stages: readonly { title: string; statuses: readonly OrderStatus[] }[] = [
  { title: 'Оформление', statuses: ['AWAITING_PAY', 'AWAITING_CALL', 'ACCEPT_MEET_WAIT_PAID', 'PAID_READY_TO_SEND'] },
  { title: 'Выкуп', statuses: ['AWAITING_RESPONSE_FROM_SUPPLIER', 'PURCHASED_FROM_SELLER'] },
  {
    title: toStock,
    statuses: ['TRANSFERRED_TO_LOGISTICS_CENTER', ...customs, 'SHIPPED_TO_RUSSIA_STOCK_MEET', 'ACCEPTED_IN_RUSSIA_STOCK_MEET'],
  },
  {
    title: 'Доставка',
    statuses: [
      'AWAITING_SENT_FROM_MEET',
      'HANDED_OVER_FOR_DELIVERY',
      'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER',
      'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
    ],
  },
  { title: 'Вручение', statuses: ['DELIVERED', 'ARRANGED_EXCHANGE'] },
];

const way = stages.flatMap(({ statuses }) => statuses);
const findPosition = (status: OrderStatus): number => way.indexOf(status);

/** Whether a unit has passed the customs or will. */
const isFromAbroad = ({ statusHistory, expectedSteps }: Line): boolean =>
  [...statusHistory, ...expectedSteps].some(({ status }) => customs.includes(status));

const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59.999+03:00`);

/** Whether the promised day of a unit has passed before it came. */
export const isLate = (line: Pick<Line, 'status' | 'estimatedDeliveryDate'>, now: number): boolean =>
  !isReceived(line) && endOfDay(line.estimatedDeliveryDate) < now;

const isReady = ({ status }: Line): boolean => status === 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT';

/**
 * «до 2 декабря», or that it was promised by then. What is ready has come: «заберите до 9 декабря», or nothing. What comes back is not
 * promised.
 */
export function describePromise(line: Line, now: number): string {
  if (isStopped(line)) return '';
  if (isReady(line)) return line.storedUntil ? `заберите до\u00a0${formatDay(line.storedUntil)}` : '';
  return `${isLate(line, now) ? 'обещали ' : ''}до\u00a0${formatDay(line.estimatedDeliveryDate)}`;
}

function listEntries(line: Line, statuses: readonly OrderStatus[]): StepEntry[] {
  // A step that was taken back and repeated counts once, by its last time.
  const times = new Map(line.statusHistory.map(({ status, createdAt }) => [status, createdAt]));
  const coming = isStopped(line) ? [] : line.expectedSteps;
  const expected = new Map(coming.map(({ status, date }) => [status, date]));
  return statuses.flatMap((status): StepEntry[] => {
    const title = statusTitle(status);
    const day = expected.get(status);
    if (day !== undefined) return [{ title, state: 'coming', ...aroundDay(day) }];
    if (findPosition(status) > findPosition(line.status)) return [];
    const dateTime = times.get(status);
    if (!dateTime) return [];
    const state = status === line.status && status !== 'DELIVERED' ? 'current' : 'done';
    return [{ title, state, date: formatMinute(dateTime), dateTime }];
  });
}

/** The step at which the delivery service gave up, after the steps that the unit has taken. */
function endWithFailure(entries: readonly StepEntry[], line: Line): readonly StepEntry[] {
  const failure = isStopped(line) && findFailure(line);
  if (!failure || !entries.some(({ state }) => state === 'current')) return entries;
  const at = line.parcel?.statusAt;
  const taken = entries.map((entry): StepEntry => ({ ...entry, state: 'done' }));
  return [...taken, { title: failure.title, state: 'current', ...(at && { date: formatMinute(at), dateTime: at }) }];
}

function combineStates(entries: readonly StepEntry[]): StepEntry['state'] {
  if (entries.some(({ state }) => state === 'current')) return 'current';
  return entries.some(({ state }) => state === 'coming') ? 'coming' : 'done';
}

/** Returns the stages of a living unit with the time of each step, and by when it is promised. Stages that it passes over are left out. */
export function buildStages(line: Line, now: number): StepperStep[] {
  const current = findPosition(line.status);
  const shown = stages.flatMap(({ title, statuses }) => {
    const entries = endWithFailure(listEntries(line, statuses), line);
    if (entries.length === 0) return [];
    return [{ title: title === toStock && isFromAbroad(line) ? toRussia : title, state: combineStates(entries), entries }];
  });
  if (current >= findPosition('DELIVERED') || isStopped(line)) return shown;
  const date = line.storedUntil ? `до\u00a0${formatDay(line.storedUntil)}` : describePromise(line, now);
  const promise = date && { date, dateTime: line.storedUntil ?? line.estimatedDeliveryDate };
  return shown.map(({ entries, ...stage }, place) => (place === shown.length - 1 ? { ...stage, ...promise } : { ...stage, entries }));
}
