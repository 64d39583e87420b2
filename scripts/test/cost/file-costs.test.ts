import { expect, it } from '@jest/globals';
import { shareCosts } from './file-costs.ts';

it('the CPU seconds between two samples are shared among the files that ran meanwhile', () => {
  const files = [
    { path: 'a', startTime: 0, endTime: 2_000 },
    { path: 'b', startTime: 1_000, endTime: 3_000 },
  ];
  const samples = [
    [0, 5],
    [1_000, 7],
    [2_000, 11],
    [3_000, 12],
    [4_000, 20],
  ] as const;
  expect(shareCosts(files, samples)).toEqual([
    { path: 'a', seconds: 4 },
    { path: 'b', seconds: 3 },
  ]);
});

it('a sample that is higher than a later one is corrected', () => {
  const samples = [
    [0, 5],
    [1_000, 96],
    [2_000, 8],
  ] as const;
  expect(shareCosts([{ path: 'a', startTime: 0, endTime: 1_500 }], samples)).toEqual([{ path: 'a', seconds: 3 }]);
});

it('the cost of a file is its elapsed seconds if there are no samples of CPU seconds', () => {
  expect(shareCosts([{ path: 'a', startTime: 500, endTime: 2_000 }], [])).toEqual([{ path: 'a', seconds: 1.5 }]);
});
