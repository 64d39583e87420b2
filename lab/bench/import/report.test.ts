import { expect, it } from '@jest/globals';
import { type ImportFigures, judgeImport, summarizeWaits } from './report.ts';

const buildResponses = (ms: number) =>
  Array.from({ length: 100 }, (_, index) => ({ status: 200, hasRetryAfter: false, ms: index < 90 ? 10 : ms }));
const refusal = { status: 503, hasRetryAfter: true, ms: 1 };

const goodFigures: ImportFigures = {
  before: summarizeWaits(buildResponses(50)),
  duringImport: summarizeWaits(buildResponses(99)),
  memory: { beforeMb: 300, peakMb: 400 },
  units: { requested: 1000, created: 1000 },
};

const listVerdicts = (measured: ImportFigures): string[] => judgeImport(measured).map((line) => line.slice(0, 4));

it('the report of an import accepts results within the limits', () => {
  expect(listVerdicts(goodFigures)).toEqual(['PASS', 'PASS', 'PASS', 'PASS', 'PASS']);
});

it.each<[string, Partial<ImportFigures>, number]>([
  ['units are missing', { units: { requested: 1000, created: 999 } }, 0],
  ['p95 has more than doubled', { duringImport: summarizeWaits(buildResponses(101)) }, 1],
  ['pages were refused', { duringImport: summarizeWaits([...buildResponses(50), refusal, refusal]) }, 2],
  ['a page has failed', { duringImport: summarizeWaits([...buildResponses(50), { ...refusal, hasRetryAfter: false }]) }, 3],
  ['the memory grows with the file', { memory: { beforeMb: 300, peakMb: 900 } }, 4],
])('the report of an import contains a missed target if %s', (_what, badFigures, at) => {
  const verdicts = listVerdicts({ ...goodFigures, ...badFigures });
  expect(verdicts.map((verdict, index) => (index === at ? verdict : 'PASS'))).toEqual(verdicts);
  expect(verdicts[at]).toBe('MISS');
});
