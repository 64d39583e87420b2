import console from 'node:console';
import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { testEnvironment } from '../../../test/support/test-environment.js';
import { createLogger, type Logger, logConsole } from './logger.js';

function readLogRecord(work: (logger: Logger) => void): object {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  work(createLogger({ LOG_LEVEL: 'info' }, stream));
  return JSON.parse(lines.join('')) as object;
}

describe('the log', () => {
  it('has the code and the message of a database error, but no value of the row', async () => {
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

describe('the console output of a library', () => {
  it.each(['trace', 'error', 'warn', 'log'] as const)('by console.%s is written to the log, without personal data', (method) => {
    const line = readLogRecord((logger) => {
      const restore = logConsole(logger);
      // Uses the console of Node, like the job queue, and not the console that Jest gives to tests.
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
