import { capitalize } from '../../../platform/capitalize.ts';
import { formatDateTime, formatDay } from '../../order-dates.ts';
import { getStatusTitle, isEnded, isJustPaid, isReceived, isUnpaid } from '../../order-status.rules.ts';
import { findDeliveryFailure, isUndeliverable } from '../../parcel.rules.ts';
import { describePromise, isReady, isReturned, isReturning, type OrderLine } from './order-line.rules.ts';
import { describeSending } from './return.rules.ts';

/** Units with the same progress. All ended units are one group. */
export interface UnitGroup {
  /** Promised day or state: «До 2 декабря», «Отменено». */
  title: string;
  state: 'waiting' | 'received' | 'returning' | 'ended';
  /** The unit whose progress is displayed for all units of the group. */
  first: OrderLine;
  lines: readonly OrderLine[];
}

const findLastStepTime = ({ statusHistory }: OrderLine): string => statusHistory.at(-1)?.createdAt ?? '';

/** Returns a key of the progress of a unit. Units with the same key share their stages. */
const toProgressKey = (line: OrderLine): string =>
  JSON.stringify([
    Boolean(line.replacesId),
    line.status,
    line.estimatedDeliveryDate,
    line.trackCode,
    line.parcel?.problem ?? null,
    isReturning(line) && describeSending(line),
    line.expectedSteps,
    line.statusHistory.map((step) => [step.status, formatDateTime(step.createdAt)]),
  ]);

function groupByProgress(lines: readonly OrderLine[]): { first: OrderLine; lines: OrderLine[] }[] {
  const groups = new Map<string, { first: OrderLine; lines: OrderLine[] }>();
  for (const line of lines) {
    const key = toProgressKey(line);
    const group = groups.get(key);
    if (group) group.lines.push(line);
    else groups.set(key, { first: line, lines: [line] });
  }
  return [...groups.values()];
}

/** Says since when units are ready for pickup, and until when they are stored if the end of storage differs between parcels. */
function describeReady(line: OrderLine, hasSeveralStorageEnds: boolean): string {
  const arrival = `Можно забрать с\u00a0${formatDay(findLastStepTime(line))}`;
  return hasSeveralStorageEnds && line.storedUntil ? `${arrival}, заберите до\u00a0${formatDay(line.storedUntil)}` : arrival;
}

function composeTitle(line: OrderLine, { hasSeveralStorageEnds, now }: { hasSeveralStorageEnds: boolean; now: number }): string {
  if (isReturning(line)) return ['Возвращаете', describeSending(line)].filter(Boolean).join(', ');
  if (line.status === 'DELIVERED') return `Получено ${formatDay(findLastStepTime(line))}`;
  if (isReceived(line)) return getStatusTitle(line.status);
  if (isUndeliverable(line)) return findDeliveryFailure(line)?.title ?? '';
  const promise = describePromise(line, now);
  if (line.replacesId) return ['Вещь на\u00a0замену', promise].filter(Boolean).join(', ');
  return isReady(line) ? describeReady(line, hasSeveralStorageEnds) : capitalize(promise);
}

function findState(line: OrderLine): UnitGroup['state'] {
  if (isReturning(line)) return 'returning';
  return isReceived(line) ? 'received' : 'waiting';
}

const computeSortKey = ({ state, first }: UnitGroup): string =>
  state === 'waiting' ? `0${first.estimatedDeliveryDate}` : `1${findLastStepTime(first)}`;

function composeEndedTitle(lines: readonly OrderLine[]): string {
  const returnedCount = lines.filter(isReturned).length;
  if (returnedCount === 0) return 'Отменено';
  return returnedCount === lines.length ? 'Возвращено' : 'Отменено и\u00a0возвращено';
}

/** Groups units by their progress: first those that are awaited, by promised day, then received ones, then all ended ones. */
export function groupUnits(lines: readonly OrderLine[], now: number): UnitGroup[] {
  const activeGroups = groupByProgress(lines.filter((line) => !isEnded(line)));
  const endedLines = lines.filter(isEnded);
  const storageEnds = new Set(activeGroups.filter(({ first }) => isReady(first)).map(({ first }) => first.storedUntil));
  const groups = activeGroups.map(
    ({ first, lines: alikeLines }): UnitGroup => ({
      title: composeTitle(first, { hasSeveralStorageEnds: storageEnds.size > 1, now }),
      state: findState(first),
      first,
      lines: alikeLines,
    }),
  );
  groups.sort((one, other) => computeSortKey(one).localeCompare(computeSortKey(other)));
  const [first] = endedLines;
  return first ? [...groups, { title: composeEndedTitle(endedLines), state: 'ended', first, lines: endedLines }] : groups;
}

/**
 * Whether the stages of a group are displayed. Before the payment there is no progress. Right after the payment, several groups would have
 * almost the same stages, so only a single group displays them.
 */
export function hasProgress({ state, first }: UnitGroup, groups: readonly UnitGroup[]): boolean {
  if (state !== 'waiting') return state !== 'ended';
  if (isUnpaid(first)) return false;
  const others = groups.filter((group) => group.state === 'waiting' && group.first !== first);
  return !isJustPaid(first) || others.length === 0 || others.some((group) => !isJustPaid(group.first));
}
