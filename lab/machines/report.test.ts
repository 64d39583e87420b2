import { expect, it } from '@jest/globals';
import { type Entry, SHED_REASON } from '../chaos/load/journal.ts';
import { checkFailuresHonest, checkNoneLost, countRequests, formatFigures, groupLostByMoment } from './report.ts';

const buildEntry = (atMs: number, own: Partial<Entry> = {}): Entry => ({
  kind: 'page',
  atMs,
  endMs: atMs + 10,
  verdict: 'answered',
  what: '',
  ...own,
});

const entries: Entry[] = [
  buildEntry(0),
  buildEntry(100),
  buildEntry(200, { endMs: 250, isResent: true }),
  buildEntry(300, { verdict: 'failed', what: SHED_REASON }),
  buildEntry(400, { verdict: 'failed', what: 'ECONNRESET' }),
  buildEntry(500, { kind: 'order', verdict: 'wrong', what: 'status 500' }),
  buildEntry(2_000, { verdict: 'failed', what: 'ECONNRESET' }),
];

it('the report counts the lost, shed and resent requests of a period separately', () => {
  expect(formatFigures(countRequests(entries, 100, 1_100))).toBe(
    '5 requests (5.0 a second), 2 lost, 1 shed, 1 resent; answered within 10 ms (median) and 50 ms (95 %)',
  );
});

it('the report of a restart fails if any request is lost, the report of a kill only if a response is wrong', () => {
  const figures = countRequests(entries, 0, 1_000);
  expect(checkNoneLost('a restart', figures).violations).toEqual(['1 page: ECONNRESET, at 0.4 s', '1 order: status 500, at 0.5 s']);
  expect(checkFailuresHonest('a kill', figures).violations).toEqual(['1 order: status 500, at 0.5 s']);
  expect(checkNoneLost('a restart', countRequests(entries, 0, 400)).violations).toEqual([]);
});

it('the report attributes a request that was lost with a killed process to the kill', () => {
  const lost = [buildEntry(100), buildEntry(190, { endMs: 210 }), buildEntry(220, { endMs: 320 })];
  expect(groupLostByMoment(lost, [90, 200, 400])).toEqual([lost.slice(0, 1), lost.slice(1), []]);
});
