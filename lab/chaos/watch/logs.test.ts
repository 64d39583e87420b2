import { expect, it } from '@jest/globals';
import { LogWatch } from './logs.ts';

const formatRecord = (level: string, msg: string) => JSON.stringify({ level, msg });

function isUnexpected(line: string): boolean {
  const logs = new LogWatch();
  logs.readLine('api', line);
  return logs.unexpectedLines.length > 0;
}

it.each([
  formatRecord('error', 'the database did not answer'),
  formatRecord('warn', 'redis does not count, requests are counted in memory'),
  JSON.stringify({ level: 'error', msg: 'expired rows could not be deleted', err: { code: 'UNAVAILABLE' } }),
  '',
])('the log line «%s» is expected', (line) => {
  expect(isUnexpected(line)).toBe(false);
});

it.each([
  JSON.stringify({ level: 'error', msg: 'expired rows could not be deleted', err: { code: '23503' } }),
  formatRecord('error', 'unexpected error'),
  formatRecord('fatal', 'the database did not answer'),
  'TypeError: x is not a function',
  '    at main (file:///api/dist/src/main.js:1:1)',
  '(node:1) MaxListenersExceededWarning: Possible EventEmitter memory leak detected',
  '{"level":30}',
])('the log line «%s» is unexpected', (line) => {
  expect(isUnexpected(line)).toBe(true);
});
