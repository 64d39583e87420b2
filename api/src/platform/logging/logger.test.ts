import console from 'node:console';
import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { testEnvironment } from '../testing/test-environment.js';
import { logConsole } from './console-log.js';
import { createLogger, type Logger } from './logger.js';

interface Line {
  msg: string;
  given: unknown;
}

function logged(work: (logger: Logger) => void): Line {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  work(createLogger({ LOG_LEVEL: 'info' }, stream));
  return JSON.parse(lines.join('')) as Line;
}

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwIn0.VGhlIHNpZ25hdHVyZQ';
const REFRESH_TOKEN = 'Ab3_-'.repeat(14);

describe('the log', () => {
  it.each([
    ['an e-mail', 'anna.k+shop@example.com', '[e-mail]'],
    ['an e-mail of a Cyrillic domain', 'анна@почта.рф', '[e-mail]'],
    ['a phone', '+79161234567', '[phone]'],
    ['a phone as people write it', '+7 (916) 123-45-67', '[phone]'],
    ['a mobile phone without its country', '8 916 123-45-67', '[phone]'],
    ['a mobile phone as a gateway writes it', '79161234567', '[phone]'],
    ['an access token', JWT, '[token]'],
    ['a refresh token', REFRESH_TOKEN, '[token]'],
  ])('masks %s anywhere in a line, which stays JSON', (_what, secret, instead) => {
    for (const before of ['', 'to ', '"', '\n', '\\', '\t<', '\u0000', '\u001f', '(']) {
      const line = logged((logger) => logger.info({ given: { deep: [`${before}${secret}"`] } }, `said ${before} ${secret}`));
      expect(line.given).toEqual({ deep: [`${before}${instead}"`] });
      expect(line.msg).toBe(`said ${before} ${instead}`);
    }
  });

  it('keeps text that only looks similar', () => {
    const harmless = [
      '018f2c3a-7c1e-7b1a-9d2e-4f5a6b7c8d9e',
      'a'.repeat(64),
      '+5 and 1+1',
      89_161_234_567,
      [79_161_234_567, 1],
      'order 1-79161234567 of 789161234567',
      '2026-11-20T10:00:00.000+00:00',
      'at node_modules/@nestjs/core/x.js:1:2',
    ];
    expect(logged((logger) => logger.info({ given: harmless }, 'kept')).given).toEqual(harmless);
  });

  it('names the database error without the row', async () => {
    const lines: string[] = [];
    const logger = createLogger(
      { LOG_LEVEL: 'info' },
      new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }),
    );
    const client = new pg.Client({ connectionString: testEnvironment().TEST_DATABASE_URL });
    await client.connect();
    await client.query('CREATE TEMPORARY TABLE shopper (email text PRIMARY KEY)');
    const insert = () => client.query("INSERT INTO shopper VALUES ('anna@shop.example')");
    await insert();
    await insert().catch((err: unknown) => logger.error({ err }, 'unexpected error'));
    await client.end();
    expect(JSON.parse(lines.join(''))).toMatchObject({
      level: 'error',
      err: { code: '23505', message: expect.stringContaining('shopper_pkey') },
    });
    expect(lines.join('')).not.toContain('anna');
  });
});

describe('the console', () => {
  it.each([
    'trace',
    'error',
    'warn',
    'log',
  ] as const)('of a library is written to the log by console.%s, without personal data', (method) => {
    const line = logged((logger) => {
      const restore = logConsole(logger);
      // As the job queue does it. Jest has a console of its own for tests.
      console[method](new Error('no answer to anna@example.com'), 'from +79161234567');
      restore();
    });
    expect(line).toMatchObject({
      level: 'warn',
      msg: 'a library wrote to the console',
      printed: 'no answer to [e-mail] from [phone]',
      err: { message: 'no answer to [e-mail]', stack: expect.stringContaining('logger.test') },
    });
  });
});
