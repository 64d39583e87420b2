import { expect, it } from '@jest/globals';
import { LogWatch } from './logs.ts';

const record = (level: string, msg: string) => JSON.stringify({ level, msg });

it.each([
  [record('error', 'the database did not answer'), false],
  [record('warn', 'redis does not count, requests are counted in memory'), false],
  [JSON.stringify({ level: 'error', msg: 'expired rows could not be deleted', err: { code: 'UNAVAILABLE' } }), false],
  [JSON.stringify({ level: 'error', msg: 'expired rows could not be deleted', err: { code: '23503' } }), true],
  ['', false],
  [record('error', 'unexpected error'), true],
  [record('fatal', 'the database did not answer'), true],
  ['TypeError: x is not a function', true],
  ['    at main (file:///api/dist/src/main.js:1:1)', true],
  ['(node:1) MaxListenersExceededWarning: Possible EventEmitter memory leak detected', true],
  ['{"level":30}', true],
])('the log line «%s» is unexpected: %s', (line, isUnexpected) => {
  const logs = new LogWatch();
  logs.readLine('api', line);
  expect(logs.unexpectedLines.length > 0).toBe(isUnexpected);
});
