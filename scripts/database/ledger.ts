// npm run ledger:check: lists everything in the shop's database that contradicts itself about money, bonuses, units and statuses.
import { built } from '../shop/parts.ts';
import { Refusal, reportFailure } from '../terminal.ts';
import { commandOnDatabase } from './command.ts';

function readArguments(args: string[]): string[] {
  if (args.length > 0) throw new Refusal('Usage: npm run ledger:check, without arguments.');
  return [built.ledgerCheck];
}

commandOnDatabase(() => readArguments(process.argv.slice(2))).catch(reportFailure);
