import { Writable } from 'node:stream';
import { createLogger, type Logger } from './logger.js';

interface Line {
  msg: string;
  time: string;
  fields: unknown;
}

function captureLine(writeLog: (logger: Logger) => void, mixin?: () => object): Line {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  writeLog(createLogger({ service: 'shop', level: 'info', ...(mixin && { mixin }) }, stream));
  return JSON.parse(lines.join('')) as Line;
}

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwIn0.VGhlIHNpZ25hdHVyZQ';
const REFRESH_TOKEN = 'Ab3_-'.repeat(14);

describe('the log', () => {
  it('writes time, level and the error with its code, but without its other properties', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', request: { email: 'anna@shop.example' } });
    const line = captureLine(
      (logger) => logger.error({ err: new Error('fetch failed', { cause }) }, 'the API did not answer'),
      () => ({ requestId: 'a-visit' }),
    );
    expect(line).toEqual({
      level: 'error',
      time: expect.any(String),
      service: 'shop',
      requestId: 'a-visit',
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

  it.each([
    ['an e-mail', 'anna.k+shop@example.com', '[e-mail]'],
    ['an e-mail of a Cyrillic domain', 'анна@почта.рф', '[e-mail]'],
    ['a phone', '+79161234567', '[phone]'],
    ['a formatted phone', '+7 (916) 123-45-67', '[phone]'],
    ['a mobile phone without the country code', '8 916 123-45-67', '[phone]'],
    ['a mobile phone in the format of a gateway', '79161234567', '[phone]'],
    ['an access token', JWT, '[token]'],
    ['a refresh token', REFRESH_TOKEN, '[token]'],
  ])('masks %s anywhere in a line, and the line stays valid JSON', (_what, secret, mask) => {
    for (const prefix of ['', 'to ', '"', '\n', '\\', '\t<', '\u0000', '\u001f', '(']) {
      const line = captureLine((logger) => logger.info({ fields: { deep: [`${prefix}${secret}"`] } }, `said ${prefix} ${secret}`));
      expect(line.fields).toEqual({ deep: [`${prefix}${mask}"`] });
      expect(line.msg).toBe(`said ${prefix} ${mask}`);
    }
  });

  it('does not mask values that only look like personal data or tokens', () => {
    const harmlessValues = [
      '018f2c3a-7c1e-7b1a-9d2e-4f5a6b7c8d9e',
      'a'.repeat(64),
      '+5 and 1+1',
      89_161_234_567,
      [79_161_234_567, 1],
      'order 1-79161234567 of 789161234567',
      '2026-11-20T10:00:00.000+00:00',
      'at node_modules/@nestjs/core/x.js:1:2',
    ];
    expect(captureLine((logger) => logger.info({ fields: harmlessValues }, 'kept')).fields).toEqual(harmlessValues);
  });
});
