import { DatabaseConnectionError } from '../../../prisma/database-session.js';
import { ConfigError } from '../config/config-error.js';

/** A failure of a command, as one sentence for its user. */
export class CommandError extends Error {}

/** Runs a command and sets the exit code to its result, or to 1 if it fails. */
export async function runCommand(command: (args: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2));
  } catch (error) {
    const isExpected = error instanceof CommandError || error instanceof ConfigError || error instanceof DatabaseConnectionError;
    process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  }
}
