import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { AppModule } from './app.module.js';
import { printContract } from './platform/graphql/print-contract.js';

// Writes schema.graphql in the current folder. With --check it fails if the file is out of date.
const FILE = 'schema.graphql';
const printed = await printContract(AppModule);
const written = await readFile(FILE, 'utf8').catch(() => '');

if (!process.argv.includes('--check')) {
  await writeFile(FILE, printed);
} else if (written !== printed) {
  process.stderr.write(`${FILE} is not up to date with the code. ${firstDifference(written, printed)}\nRun: npm run schema -w @meet/api\n`);
  process.exitCode = 1;
}

function firstDifference(was: string, is: string): string {
  const [before, after] = [was.split('\n'), is.split('\n')];
  const line = after.findIndex((text, index) => text !== before[index]);
  const at = line === -1 ? after.length : line;
  return `First difference, line ${at + 1}:\n- ${before[at] ?? '(nothing)'}\n+ ${after[at] ?? '(nothing)'}`;
}
