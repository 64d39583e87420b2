// npm run catalog:import -- file.jsonl and npm run catalog:export [-- file.jsonl]: import and export the catalog of the shop's own
// database.
import { resolve } from 'node:path';
import { environment } from '../config.ts';
import { built } from '../shop/parts.ts';
import { Refusal, reportFailure } from '../terminal.ts';
import { commandOnDatabase } from './command.ts';

const EXPORTED = 'catalog.jsonl';
const commands: Record<string, string> = { import: built.catalogImport, export: built.catalogExport };

function readArguments([command = '', file, ...rest]: string[]): string[] {
  const program = commands[command];
  const chosen = file ?? (command === 'export' ? EXPORTED : undefined);
  if (!program || !chosen || rest.length > 0)
    throw new Refusal(`Usage: npm run catalog:import -- file.jsonl, or npm run catalog:export [-- file.jsonl] (${EXPORTED} unless named).`);
  // npm runs scripts in the project's root. Paths are relative to the folder in which the command was typed.
  return [program, resolve(environment.INIT_CWD ?? process.cwd(), chosen)];
}

commandOnDatabase(() => readArguments(process.argv.slice(2))).catch(reportFailure);
