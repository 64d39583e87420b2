import { MigrationError } from '../../../prisma/migration-database.js';
import { ConfigError } from '../config/config.js';

/** Why a command could not do its work, in one sentence for whoever runs it. */
export class CommandError extends Error {}

/** Sets the exit code to what the command answers, or to 1. */
export async function runCommand(command: (args: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2));
  } catch (error) {
    const expected = error instanceof CommandError || error instanceof ConfigError || error instanceof MigrationError;
    process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  }
}
