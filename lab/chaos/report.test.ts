import { describe, expect, it } from '@jest/globals';
import type { Entry } from './load/journal.ts';
import { formatFaultTable, formatFindings } from './report.ts';
import { type CausedFault, checkTimeline } from './timeline.ts';

const killed: CausedFault = {
  part: 'api',
  action: 'kill',
  victimShare: 0,
  atMs: 10_000,
  durationMs: 0,
  fromMs: 10_000,
  toMs: 10_000,
  hasHit: true,
};
const frozen: CausedFault = {
  part: 'storefront',
  action: 'freeze',
  victimShare: 0,
  atMs: 50_000,
  durationMs: 9_000,
  fromMs: 50_000,
  toMs: 59_000,
  hasHit: true,
};
const entry = (own: Partial<Entry>): Entry => ({ kind: 'search', atMs: 1_000, endMs: 1_100, verdict: 'answered', what: '', ...own });
const createFailed = (atMs: number, endMs: number): Entry => entry({ atMs, endMs, verdict: 'failed', what: 'status 502' });
const happened = { faults: [killed, frozen], recovery: ({ toMs }: CausedFault) => toMs + 4_000, endMs: 100_000 };

const findBreaches = (entries: Entry[], recovery = happened.recovery) =>
  checkTimeline(entries, { ...happened, recovery }).map(({ violations }) => violations.length);

describe('the check of the timeline of a run', () => {
  it('accepts failures soon after a fault, and delays of a suspended storefront', () => {
    expect(findBreaches([entry({}), createFailed(10_100, 12_000), entry({ atMs: 50_100, endMs: 60_000 })])).toEqual([0, 0, 0, 0]);
  });

  it('accepts delays of API requests while the API is suspended, but not of pages', () => {
    const faults = [{ ...frozen, part: 'api' }];
    const createWaited = (kind: Entry['kind']) => entry({ kind, atMs: 50_100, endMs: 60_000 });
    const slowIn = (entries: Entry[]) => checkTimeline(entries, { ...happened, faults })[1]?.violations.length;
    expect([slowIn([createWaited('search')]), slowIn([createWaited('page')])]).toEqual([0, 1]);
  });

  it('reports wrong responses, slow responses, failures without a fault and slow recoveries', () => {
    expect(findBreaches([entry({ verdict: 'wrong' })])).toEqual([1, 0, 0, 0]);
    expect(findBreaches([entry({ endMs: 8_100 })])).toEqual([0, 1, 0, 0]);
    expect(findBreaches([entry({ kind: 'code', endMs: 8_100 })])).toEqual([0, 0, 0, 0]);
    expect(findBreaches([createFailed(1_000, 1_100)])).toEqual([0, 0, 1, 0]);
    expect(findBreaches([createFailed(31_000, 31_100)])).toEqual([0, 0, 1, 0]);
    expect(findBreaches([], ({ toMs }) => toMs + 31_000)).toEqual([0, 0, 0, 2]);
  });

  it('expects no recovery before the next fault, if that comes soon', () => {
    const faults = [killed, { ...frozen, fromMs: 20_000, toMs: 29_000 }];
    const recovery = (fault: CausedFault) => (fault === killed ? undefined : 30_000);
    expect(checkTimeline([], { faults, recovery, endMs: 100_000 }).flatMap(({ violations }) => violations)).toEqual([]);
  });
});

describe('the report of a run with faults', () => {
  it('lists the failures of each fault, with their first and last moments', () => {
    expect(
      formatFaultTable([createFailed(10_100, 12_000), createFailed(11_000, 13_500), createFailed(51_000, 59_000)], happened).split('\n'),
    ).toEqual([
      expect.stringMatching(/^ {2}at, s/),
      expect.stringMatching(/^ {2}10\.0 +kill api +0\.0 +4\.0 +2 search 0\.1-3\.5$/),
      expect.stringMatching(/^ {2}50\.0 +freeze storefront +9\.0 +4\.0 +1 search 1\.0-9\.0$/),
    ]);
  });

  it('shows the first violations of a claim, after the claims that hold', () => {
    const violations = Array.from({ length: 7 }, (_, index) => `breach ${index}`);
    expect(
      formatFindings([
        { claim: 'bad', violations },
        { claim: 'fine', violations: [] },
      ]),
    ).toMatch(/ok +fine\n +NOT OK bad\n(.*breach \d\n){5} +and 2 more$/);
  });
});
