import { formatDay, formatMinute } from '../../order-dates.ts';
import { getStatusTitle, isEnded, isJustPaid, isReceived, isUnpaid } from '../../order-status.rules.ts';
import { findFailure, isStopped } from '../../parcel.rules.ts';
import { isReturned } from '../order-money.rules.ts';
import { describePromise, type Line } from './stages.rules.ts';

/** Units at the same step of the same route. */
export interface UnitGroup {
  /** Position and promised day: «Едет на склад в Россию, до 2 декабря». */
  title: string;
  state: 'waiting' | 'received' | 'ended';
  /** The unit whose progress represents that of all. */
  first: Line;
  lines: readonly Line[];
}

const findLastStep = ({ statusHistory }: Line): string => statusHistory.at(-1)?.createdAt ?? '';

/** Returns a key of the progress of a unit. Units with the same key share one timeline. */
const toKey = ({ replacesId, status, estimatedDeliveryDate, statusHistory, expectedSteps, trackCode, parcel }: Line): string =>
  JSON.stringify([
    Boolean(replacesId),
    status,
    estimatedDeliveryDate,
    trackCode,
    parcel?.problem ?? null,
    expectedSteps,
    statusHistory.map((step) => [step.status, formatMinute(step.createdAt)]),
  ]);

function groupAlike(lines: readonly Line[]): { first: Line; lines: Line[] }[] {
  const groups = new Map<string, { first: Line; lines: Line[] }>();
  for (const line of lines) {
    const key = toKey(line);
    const group = groups.get(key);
    if (group) group.lines.push(line);
    else groups.set(key, { first: line, lines: [line] });
  }
  return [...groups.values()];
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function composeTitle(line: Line, { isCommon, now }: { isCommon: boolean; now: number }): string {
  if (line.status === 'DELIVERED') return `${getStatusTitle(line.status)} ${formatDay(findLastStep(line))}`;
  if (isReceived(line)) return getStatusTitle(line.status);
  if (isStopped(line)) return findFailure(line)?.title ?? '';
  const promise = describePromise(line, now);
  if (line.replacesId) return ['Вещь на\u00a0замену', promise].filter(Boolean).join(', ');
  // The heading of the page describes the status that all groups have.
  if (promise && isCommon) return capitalize(promise);
  return [getStatusTitle(line.status), promise].filter(Boolean).join(', ');
}

const computeRank = ({ state, first }: UnitGroup): string =>
  state === 'received' ? `1${findLastStep(first)}` : `0${first.estimatedDeliveryDate}`;

function composeEndedTitle(lines: readonly Line[]): string {
  const returned = lines.filter(isReturned).length;
  if (returned === 0) return 'Отменено';
  return returned === lines.length ? 'Возвращено' : 'Отменено и\u00a0возвращено';
}

/** Groups units by their progress: those in transit, the earliest promised first, then delivered ones, then ended ones. */
export function groupUnits(lines: readonly Line[], now: number): UnitGroup[] {
  const active = groupAlike(lines.filter((line) => !isEnded(line)));
  const endedLines = lines.filter(isEnded);
  const isCommon = new Set(active.map(({ first }) => first.status)).size === 1;
  const groups = active.map(
    ({ first, lines: same }): UnitGroup => ({
      title: composeTitle(first, { isCommon, now }),
      state: isReceived(first) ? 'received' : 'waiting',
      first,
      lines: same,
    }),
  );
  groups.sort((one, other) => computeRank(one).localeCompare(computeRank(other)));
  const [first] = endedLines;
  return first ? [...groups, { title: composeEndedTitle(endedLines), state: 'ended', first, lines: endedLines }] : groups;
}

/**
 * Whether the stages of a group are displayed. Before the payment there is no progress, and while nothing has moved since, several groups
 * at one step would have the same stages.
 */
export function hasProgress({ state, first }: UnitGroup, groups: readonly UnitGroup[]): boolean {
  if (state !== 'waiting') return state === 'received';
  if (isUnpaid(first)) return false;
  const others = groups.filter((group) => group.state === 'waiting' && group.first !== first);
  return !isJustPaid(first) || others.length === 0 || others.some((group) => group.first.status !== first.status);
}
