import type { StepEntry, StepperStep } from '@meet/ui-kit/stepper';
import type { OrderStage } from '../../../platform/graphql/generated/graphql.ts';
import { formatApproximateDay, formatDateTime } from '../../order-dates.ts';
import { getComingTitle, getDoneTitle, getStatusTitle, isEnded, isReceived } from '../../order-status.rules.ts';
import { findDeliveryFailure, isUndeliverable } from '../../parcel.rules.ts';
import { describePromise, isOverdue, type OrderLine } from './order-line.rules.ts';

const stageTitles: Record<OrderStage, string> = {
  UNPAID: 'Оформление',
  PREPARING: 'Оформление',
  PURCHASE: 'Выкуп',
  TO_STOCK: 'Путь на\u00a0склад',
  DELIVERY: 'Доставка',
  RECEIVED: 'Получение',
  ENDED: '',
};

const chooseTitle = (stage: OrderStage, { isFromAbroad }: OrderLine): string =>
  stage === 'TO_STOCK' && isFromAbroad ? 'Путь в\u00a0Россию' : stageTitles[stage];

/** Returns the steps that a unit has taken. A step that was undone and repeated is listed once, with its last time. */
function listSteps({ statusHistory }: OrderLine): OrderLine['statusHistory'] {
  const steps: OrderLine['statusHistory'] = [];
  for (const step of statusHistory) {
    const earlierIndex = steps.findIndex(({ status }) => status === step.status);
    if (earlierIndex >= 0) steps.splice(earlierIndex);
    steps.push(step);
  }
  return steps.filter((step) => !isEnded(step));
}

/** The steps of a unit by the titles of their stages, in the order of its route. */
function groupStepsByStage(line: OrderLine): Map<string, StepEntry[]> {
  const groups = new Map<string, StepEntry[]>();
  const addEntry = ({ stage }: { stage: OrderStage }, entry: StepEntry) => {
    const title = chooseTitle(stage, line);
    groups.set(title, [...(groups.get(title) ?? []), entry]);
  };
  const steps = listSteps(line);
  for (const step of steps) {
    // If a unit waits for its supplier, it has been paid for, although the API lists no such step.
    if (step.status === 'AWAITING_RESPONSE_FROM_SUPPLIER' && !steps.some(({ status }) => status === 'PAID_READY_TO_SEND')) {
      const paidStep = { title: getStatusTitle('PAID_READY_TO_SEND'), date: formatDateTime(step.createdAt), dateTime: step.createdAt };
      addEntry({ stage: 'PREPARING' }, { ...paidStep, state: 'done' });
    }
    const state = step.status === line.status && step.status !== 'DELIVERED' ? 'current' : 'done';
    const title = state === 'done' ? getDoneTitle(step.status) : getStatusTitle(step.status);
    addEntry(step, { title, state, date: formatDateTime(step.createdAt), dateTime: step.createdAt });
  }
  const comingSteps = isUndeliverable(line) ? [] : line.expectedSteps;
  for (const step of comingSteps)
    addEntry(step, { title: getComingTitle(step.status), state: 'coming', ...formatApproximateDay(step.date) });
  return groups;
}

/** Adds the step at which the delivery service has given up, after the steps that the unit has taken. */
function endWithFailure(entries: readonly StepEntry[], line: OrderLine): readonly StepEntry[] {
  const failure = isUndeliverable(line) && findDeliveryFailure(line);
  if (!failure || !entries.some(({ state }) => state === 'current')) return entries;
  const failedAt = line.parcel?.statusAt;
  const doneEntries = entries.map((entry): StepEntry => ({ ...entry, state: 'done' }));
  return [
    ...doneEntries,
    { title: failure.title, state: 'current', ...(failedAt && { date: formatDateTime(failedAt), dateTime: failedAt }) },
  ];
}

function combineStates(entries: readonly StepEntry[]): StepEntry['state'] {
  if (entries.some(({ state }) => state === 'current')) return 'current';
  return entries.some(({ state }) => state === 'coming') ? 'coming' : 'done';
}

/**
 * Returns the stages of an active unit with the time of each step, and its promised day. Stages that the unit's route skips are left out.
 */
export function buildStages(line: OrderLine, now: number): StepperStep[] {
  const stages = [...groupStepsByStage(line)].map(([title, stepEntries]) => {
    const entries = endWithFailure(stepEntries, line);
    return { title, state: combineStates(entries), entries };
  });
  // The promised day belongs to the stage of the delivery. A unit whose further steps are unknown does not have that stage yet.
  if (isReceived(line) || isUndeliverable(line) || stages.length === 1) return stages;
  const date = describePromise(line, now);
  // The promised day that was missed is displayed above the stages.
  const promise = isOverdue(line, now)
    ? date && { date: 'новой даты пока\u00a0нет' }
    : date && { date, dateTime: line.estimatedDeliveryDate };
  return stages.map(({ entries, ...stage }, index) => (index === stages.length - 1 ? { ...stage, ...promise } : { ...stage, entries }));
}
