import type { StepEntry, StepperStep } from '@meet/ui-kit/stepper';
import type { OpenOrderFragment, OrderStage, OwnOrderFragment } from '../../../platform/graphql/generated/graphql.ts';
import { formatAroundDay, formatDay, formatMinute } from '../../order-dates.ts';
import { getDoneTitle, getStatusTitle, isEnded, isReceived } from '../../order-status.rules.ts';
import { findFailure, isStopped } from '../../parcel.rules.ts';

/**
 * A unit of an order. Only its owner gets its track code, until when a pickup point stores it, the state of its parcel, and which line it
 * replaces.
 */
export type Line = OpenOrderFragment['orderProductItems'][number] & {
  replacesId?: string | null;
  trackCode?: string | null;
  trackUrl?: string | null;
  storedUntil?: string | null;
  parcel?: OwnOrderFragment['orderProductItems'][number]['parcel'];
};

const titles: Record<OrderStage, string> = {
  UNPAID: 'Оформление',
  PREPARING: 'Оформление',
  PURCHASE: 'Выкуп',
  TO_STOCK: 'Путь на\u00a0склад',
  DELIVERY: 'Доставка',
  RECEIVED: 'Получение',
  ENDED: '',
};

const chooseTitle = (stage: OrderStage, { isFromAbroad }: Line): string =>
  stage === 'TO_STOCK' && isFromAbroad ? 'Путь в\u00a0Россию' : titles[stage];

const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59.999+03:00`);

/** Whether the promised day of a unit has passed before it came. */
export const isOverdue = (line: Pick<Line, 'stage' | 'estimatedDeliveryDate'>, now: number): boolean =>
  !isReceived(line) && endOfDay(line.estimatedDeliveryDate) < now;

const isReady = ({ status }: Line): boolean => status === 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT';

/**
 * «до 2 декабря», or that it was promised by then. A unit ready for pickup has the last day of storage: «заберите до 9 декабря», or
 * nothing. A returning one has no promise.
 */
export function describePromise(line: Line, now: number): string {
  if (isStopped(line)) return '';
  if (isReady(line)) return line.storedUntil ? `заберите до\u00a0${formatDay(line.storedUntil)}` : '';
  return `${isOverdue(line, now) ? 'обещали ' : ''}до\u00a0${formatDay(line.estimatedDeliveryDate)}`;
}

/** Returns the steps that a unit has taken. A step that was undone and repeated counts once, by its last time. */
function listSteps({ statusHistory }: Line): Line['statusHistory'] {
  const steps: Line['statusHistory'] = [];
  for (const step of statusHistory) {
    const earlier = steps.findIndex(({ status }) => status === step.status);
    if (earlier >= 0) steps.splice(earlier);
    steps.push(step);
  }
  return steps.filter((step) => !isEnded(step));
}

/** The steps of a unit by the titles of their stages, in the order of its route. */
function groupEntries(line: Line): Map<string, StepEntry[]> {
  const groups = new Map<string, StepEntry[]>();
  const add = ({ stage }: { stage: OrderStage }, entry: StepEntry) => {
    const title = chooseTitle(stage, line);
    groups.set(title, [...(groups.get(title) ?? []), entry]);
  };
  for (const step of listSteps(line)) {
    const state = step.status === line.status && step.status !== 'DELIVERED' ? 'current' : 'done';
    const title = state === 'done' ? getDoneTitle(step.status) : getStatusTitle(step.status);
    add(step, { title, state, date: formatMinute(step.createdAt), dateTime: step.createdAt });
  }
  const coming = isStopped(line) ? [] : line.expectedSteps;
  for (const step of coming) add(step, { title: getStatusTitle(step.status), state: 'coming', ...formatAroundDay(step.date) });
  return groups;
}

/** Adds the step at which the delivery service gave up after those that the unit has taken. */
function endWithFailure(entries: readonly StepEntry[], line: Line): readonly StepEntry[] {
  const failure = isStopped(line) && findFailure(line);
  if (!failure || !entries.some(({ state }) => state === 'current')) return entries;
  const at = line.parcel?.statusAt;
  const doneEntries = entries.map((entry): StepEntry => ({ ...entry, state: 'done' }));
  return [...doneEntries, { title: failure.title, state: 'current', ...(at && { date: formatMinute(at), dateTime: at }) }];
}

function combineStates(entries: readonly StepEntry[]): StepEntry['state'] {
  if (entries.some(({ state }) => state === 'current')) return 'current';
  return entries.some(({ state }) => state === 'coming') ? 'coming' : 'done';
}

/** Returns the stages of an active unit with the time of each step, and its promised day. Stages that its route skips are left out. */
export function buildStages(line: Line, now: number): StepperStep[] {
  const visible = [...groupEntries(line)].map(([title, takenEntries]) => {
    const entries = endWithFailure(takenEntries, line);
    return { title, state: combineStates(entries), entries };
  });
  // The day belongs to the delivery, which a unit whose further steps are unknown does not have yet.
  if (isReceived(line) || isStopped(line) || visible.length === 1) return visible;
  const date = line.storedUntil ? `до\u00a0${formatDay(line.storedUntil)}` : describePromise(line, now);
  const promise = date && { date, dateTime: line.storedUntil ?? line.estimatedDeliveryDate };
  return visible.map(({ entries, ...stage }, index) => (index === visible.length - 1 ? { ...stage, ...promise } : { ...stage, entries }));
}
