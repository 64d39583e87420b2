// npm run refused -- list: shows refunds and receipts that the payment provider has refused, and asks for them again.

import { built } from '../shop/parts.ts';
import { Refusal, reportFailure } from '../terminal.ts';
import { commandOnDatabase } from './command.ts';

const usage = `Usage:
  npm run refused -- list   show refused refunds and receipts
  npm run refused -- again 0198a000-0000-7000-8000-000000000000   ask the payment provider again`;

function readArguments(args: string[]): string[] {
  const [command, ...rest] = args;
  const most = { list: 0, again: 1 }[command ?? ''];
  if (rest.length !== most) throw new Refusal(usage);
  return [built.refused, ...args];
}

commandOnDatabase(() => readArguments(process.argv.slice(2))).catch(reportFailure);
