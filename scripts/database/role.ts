// npm run role -- grant someone@example.com ADMIN: manages access levels in the shop's database. Without arguments it prints its usage.

import { built } from '../shop/parts.ts';
import { Refusal, reportFailure } from '../terminal.ts';
import { commandOnDatabase } from './command.ts';

const usage = `Usage:
  npm run role -- grant someone@example.com ADMIN   set the access level: CUSTOMER, SUPPORT, MANAGER or ADMIN
  npm run role -- renew someone@example.com   issue a new second factor to replace a lost one
  npm run role -- list   list everyone above CUSTOMER`;

function readArguments(args: string[]): string[] {
  const [command, ...rest] = args;
  const most = { grant: 2, renew: 1, list: 0 }[command ?? ''];
  if (rest.length !== most) throw new Refusal(usage);
  return [built.role, ...args];
}

commandOnDatabase(() => readArguments(process.argv.slice(2))).catch(reportFailure);
