// npm run manage -- COMMAND: runs a command of the API on the shop's database (embedded or DATABASE_URL), whether or not the shop runs.
import { resolve } from 'node:path';
import { environment } from '../config.ts';
import { built } from '../shop/parts.ts';
import { Refusal, reportFailure } from '../terminal.ts';
import { commandOnDatabase } from './command.ts';

const usage = `Usage: npm run manage -- COMMAND
  role grant someone@example.com ADMIN   set the access level: CUSTOMER, SUPPORT, MANAGER or ADMIN
  role renew someone@example.com   issue a new second factor to replace a lost one
  role list   list everyone above CUSTOMER
  refused list   show refunds and receipts that the payment provider has refused
  refused again 0198a000-0000-7000-8000-000000000000   ask the payment provider again
  ledger   list everything that contradicts itself about money, bonuses, units and statuses
  import file.jsonl   import the products of a file, one per line
  export [file.jsonl]   export the catalog, to catalog.jsonl unless named`;

interface Command {
  program: string;
  /** Words of the command that are passed to the program. */
  prefix?: string[];
  /** Number of arguments, at least and at most. */
  counts: [least: number, most: number];
  /** Whether the only argument is the name of a file. */
  takesFile?: boolean;
  defaultFile?: string;
}

const commands: Record<string, Command> = {
  'role grant': { program: built.role, prefix: ['grant'], counts: [2, 2] },
  'role renew': { program: built.role, prefix: ['renew'], counts: [1, 1] },
  'role list': { program: built.role, prefix: ['list'], counts: [0, 0] },
  'refused list': { program: built.refused, prefix: ['list'], counts: [0, 0] },
  'refused again': { program: built.refused, prefix: ['again'], counts: [1, 1] },
  ledger: { program: built.ledgerCheck, counts: [0, 0] },
  import: { program: built.catalogImport, counts: [1, 1], takesFile: true },
  export: { program: built.catalogExport, counts: [0, 1], takesFile: true, defaultFile: 'catalog.jsonl' },
};

function readArguments(argv: string[]): string[] {
  const name = Object.keys(commands).find((candidate) => candidate === argv.slice(0, candidate.split(' ').length).join(' '));
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || !command) throw new Refusal(usage);
  const args = argv.slice(name.split(' ').length);
  const [least, most] = command.counts;
  if (args.length < least || args.length > most) throw new Refusal(usage);
  if (!command.takesFile) return [command.program, ...(command.prefix ?? []), ...args];
  // Resolves a path against the folder where npm was called, because npm runs scripts in the project's folder.
  return [command.program, resolve(environment.INIT_CWD ?? process.cwd(), args[0] ?? command.defaultFile ?? '')];
}

commandOnDatabase(() => readArguments(process.argv.slice(2))).catch(reportFailure);
