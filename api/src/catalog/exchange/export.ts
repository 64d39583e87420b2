import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { CommandError, runCommand } from '../../platform/process/command.js';
import { createReporter, formatCount, formatSecondsSince } from './command-progress.js';
import { exportCatalog } from './export-catalog.js';
import { withDatabase } from './with-database.js';

// Messages go to standard error, because standard output may carry the export.
const print = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

async function* streamExport(client: pg.Client): AsyncGenerator<string> {
  const startedAt = performance.now();
  const formatSummary = (products: number) => `${formatCount(products)} products, ${formatSecondsSince(startedAt)}`;
  const report = createReporter<number>(startedAt, (products) => print(formatSummary(products)));
  let productCount = 0;
  for await (const lines of exportCatalog(client)) {
    yield lines.join('');
    productCount += lines.length;
    report(productCount);
  }
  print(`Done. ${formatSummary(productCount)}`);
}

/** Writes to a temporary file and renames it when it is complete, so that `file` is never half an export. */
async function writeTo(file: string, client: pg.Client): Promise<void> {
  const temporaryFile = `${file}.part`;
  try {
    await pipeline(Readable.from(streamExport(client)), createWriteStream(temporaryFile));
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw isWriteError(error) ? new CommandError(`${file} cannot be written (${error.code}).`) : error;
  }
}

function isWriteError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

async function run([file, ...extraArguments]: string[]): Promise<number> {
  if (extraArguments.length > 0) throw new CommandError('Usage: export [file.jsonl] (default: standard output)');
  return withDatabase(process.env, async (client) => {
    if (file === undefined) await pipeline(Readable.from(streamExport(client)), process.stdout, { end: false });
    else await writeTo(file, client);
    return 0;
  });
}

await runCommand(run);
