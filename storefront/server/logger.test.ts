import { Writable } from 'node:stream';
import { createLogger } from './logger.ts';

test("a line has time, level and error, without the error's extra properties", () => {
  const lines: string[] = [];
  const destination = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', request: { email: 'anna@shop.example' } });
  createLogger({ LOG_LEVEL: 'info' }, destination).error({ err: new Error('fetch failed', { cause }) }, 'the API did not answer');
  const line = JSON.parse(lines.join(''));
  expect(line).toEqual({
    level: 'error',
    time: expect.any(String),
    service: 'storefront',
    err: {
      type: 'Error',
      message: 'fetch failed',
      stack: expect.any(String),
      cause: { type: 'Error', message: 'connect ECONNREFUSED', stack: expect.any(String), code: 'ECONNREFUSED' },
    },
    msg: 'the API did not answer',
  });
  expect(new Date(line.time).toISOString()).toBe(line.time);
});
