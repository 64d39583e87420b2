// npm run role -- grant someone@example.com ADMIN: manages access levels in the shop's own database. Without arguments it prints its usage.

import { built } from '../shop/parts.ts';
import { Refusal, reportFailure } from '../terminal.ts';
import { commandOnDatabase } from './command.ts';

const usage = `Usage:
  npm run role -- grant someone@example.com ADMIN   what a person may do: CUSTOMER, SUPPORT, MANAGER or ADMIN
  npm run role -- renew someone@example.com   a new second factor, where the one before is lost
  npm run role -- list   everybody above CUSTOMER`;

function readArguments(args: string[]): string[] {
  const [command, ...rest] = args;
  const most = { grant: 2, renew: 1, list: 0 }[command ?? ''];
  if (rest.length !== most) throw new Refusal(usage);
  return [built.role, ...args];
}

commandOnDatabase(() => readArguments(process.argv.slice(2))).catch(reportFailure);
