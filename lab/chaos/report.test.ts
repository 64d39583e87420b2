import { describe, expect, it } from '@jest/globals';
import type { Entry } from './load/journal.ts';
import { formatFaultTable, formatFindings } from './report.ts';
import { type CausedFault, checkTimeline } from './timeline.ts';

const apiKill: CausedFault = {
  part: 'api',
  action: 'kill',
  victimShare: 0,
  atMs: 10_000,
  durationMs: 0,
  fromMs: 10_000,
  toMs: 10_000,
  hasHit: true,
};
const storefrontFreeze: CausedFault = {
  part: 'storefront',
  action: 'freeze',
  victimShare: 0,
  atMs: 50_000,
  durationMs: 9_000,
  fromMs: 50_000,
  toMs: 59_000,
  hasHit: true,
};
const buildEntry = (own: Partial<Entry>): Entry => ({ kind: 'search', atMs: 1_000, endMs: 1_100, verdict: 'answered', what: '', ...own });
const buildFailedEntry = (atMs: number, endMs: number): Entry => buildEntry({ atMs, endMs, verdict: 'failed', what: 'status 502' });
const timeline = { faults: [apiKill, storefrontFreeze], findRecovery: ({ toMs }: CausedFault) => toMs + 4_000, endMs: 100_000 };

const findBreaches = (entries: Entry[], findRecovery = timeline.findRecovery) =>
  checkTimeline(entries, { ...timeline, findRecovery }).map(({ violations }) => violations.length);

describe('the check of the timeline of a run', () => {
  it('accepts failures soon after a fault, and delays of a suspended storefront', () => {
    const entries = [buildEntry({}), buildFailedEntry(10_100, 12_000), buildEntry({ atMs: 50_100, endMs: 60_000 })];
    expect(findBreaches(entries)).toEqual([0, 0, 0, 0]);
  });

  it('accepts delays of API requests while the API is suspended, but not of pages', () => {
    const faults = [{ ...storefrontFreeze, part: 'api' }];
    const buildDelayedEntry = (kind: Entry['kind']) => buildEntry({ kind, atMs: 50_100, endMs: 60_000 });
    const countSlow = (entries: Entry[]) => checkTimeline(entries, { ...timeline, faults })[1]?.violations.length;
    expect([countSlow([buildDelayedEntry('search')]), countSlow([buildDelayedEntry('page')])]).toEqual([0, 1]);
  });

  it('reports wrong responses, slow responses, failures without a fault and slow recoveries', () => {
    expect(findBreaches([buildEntry({ verdict: 'wrong' })])).toEqual([1, 0, 0, 0]);
    expect(findBreaches([buildEntry({ endMs: 8_100 })])).toEqual([0, 1, 0, 0]);
    expect(findBreaches([buildEntry({ kind: 'code', endMs: 8_100 })])).toEqual([0, 0, 0, 0]);
    expect(findBreaches([buildFailedEntry(1_000, 1_100)])).toEqual([0, 0, 1, 0]);
    expect(findBreaches([buildFailedEntry(31_000, 31_100)])).toEqual([0, 0, 1, 0]);
    expect(findBreaches([], ({ toMs }) => toMs + 31_000)).toEqual([0, 0, 0, 2]);
  });

  it('expects no recovery before the next fault, if that comes soon', () => {
    const faults = [apiKill, { ...storefrontFreeze, fromMs: 20_000, toMs: 29_000 }];
    const findRecovery = (fault: CausedFault) => (fault === apiKill ? undefined : 30_000);
    expect(checkTimeline([], { faults, findRecovery, endMs: 100_000 }).flatMap(({ violations }) => violations)).toEqual([]);
  });
});

describe('the report of a run with faults', () => {
  it('lists the failures of each fault, with their first and last moments', () => {
    const failures = [buildFailedEntry(10_100, 12_000), buildFailedEntry(11_000, 13_500), buildFailedEntry(51_000, 59_000)];
    expect(formatFaultTable(failures, timeline).split('\n')).toEqual([
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
