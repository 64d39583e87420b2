import { openSession } from '../../../prisma/database-session.js';
import { readSessionUrl } from '../../platform/config/config.js';
import { CommandError, runCommand } from '../../platform/process/command.js';
import { ledgerRules, listLedgerViolations } from './ledger-violations.js';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function run(args: string[]): Promise<number> {
  if (args.length > 0) throw new CommandError('Usage: ledger-check, without arguments');
  const client = await openSession(readSessionUrl(process.env));
  try {
    // All rules read one snapshot of the database, even while the shop is open.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const violations = await listLedgerViolations(client);
    for (const { rule, problem } of violations) print(`Violated: ${rule}. ${problem}`);
    print(
      violations.length === 0 ? `The ledger is consistent: all ${ledgerRules.length} rules hold.` : `Violations: ${violations.length}.`,
    );
    return violations.length === 0 ? 0 : 1;
  } finally {
    await client.end();
  }
}

await runCommand(run);
