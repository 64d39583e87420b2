import { join } from 'node:path';
import { environment, root } from '../config.ts';
import { EmbeddedPostgres } from '../postgres/embedded.ts';
import { claim } from '../process/claim.ts';
import { step } from '../terminal.ts';

/** Trades durability for speed, because these databases live for one run. */
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
// Suites run beside each other, and some tests start several processes of the API, each with a pool of its own.
const roomy = ['max_connections=400'];

/** Runs `work` with a separate PostgreSQL for tests, passed in the environment variables. A second run at the same time is refused. */
export async function withTestDatabase(work: (env: NodeJS.ProcessEnv) => Promise<void>): Promise<void> {
  const release = claim(join(root, '.data/tests.pid'), 'Tests run from', 'wait for them');
  const postgres = new EmbeddedPostgres(join(root, '.data/test-postgres'), [...fast, ...roomy]);
  const stop = () => postgres.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const url = await step('test database', () => postgres.start());
    await work({ ...environment, TEST_DATABASE_URL: url, DATABASE_URL: url, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });
  } finally {
    await postgres.stop();
    release();
  }
}
