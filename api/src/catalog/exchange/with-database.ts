import type pg from 'pg';
import { openSession } from '../../../prisma/database-session.js';
import { readSessionUrl } from '../../platform/config/config.js';
import { CommandError } from '../../platform/process/command.js';

/** Runs the work of the import or export command with a database session of its own, and ends that session. */
export async function withDatabase<Result>(env: NodeJS.ProcessEnv, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await openSession(readSessionUrl(env));
  // The listener also notices a connection that breaks while idle. Without a listener, the error would end the process.
  let isBroken = false;
  client.on('error', () => {
    isBroken = true;
  });
  try {
    return await work(client);
  } catch (error) {
    if (!isBroken && !isConnectionError(error)) throw error;
    throw new CommandError('The connection to the database broke: run the command again. Imported lines are kept.');
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^Connection terminated/.test(error.message) || ('code' in error && /^(57P|08)/.test(String(error.code)));
}
