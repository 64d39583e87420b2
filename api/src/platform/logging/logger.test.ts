import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { testEnvironment } from '../test-environment.js';
import { createLogger } from './logger.js';

describe('the log', () => {
  it('names what the database refused, without the row it refused', async () => {
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
