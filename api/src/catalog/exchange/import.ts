import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { recordWithClient } from '../../journal/journal.service.js';
import { CommandError, runCommand } from '../../platform/process/command.js';
import { createReporter, formatCount, formatSecondsSince } from './command-progress.js';
import { importCatalog, type Progress } from './import/import-catalog.js';
import { withDatabase } from './with-database.js';

/** An import from the command line, as the journal records it. */
export interface JournaledImport {
  /** Identifies the entries of this import in the journal. */
  id: string;
  file: string;
  /** Null when the import begins. */
  finalProgress: Progress | null;
}

/**
 * Records that an import has begun or ended, without an author: the command line has no account. The end of a failed import is not
 * recorded. Neither is the end of an import over HTTP whose process was killed.
 */
async function recordImport(client: pg.Client, { id, file, finalProgress }: JournaledImport): Promise<void> {
  const startState = { state: 'RUNNING', file };
  await recordWithClient(client, {
    action: 'importCatalog',
    subject: { kind: 'catalogImport', id },
    before: finalProgress && startState,
    after: finalProgress ? { ...toCounts(finalProgress), state: 'DONE', file } : startState,
  });
}

/** Returns the counts under the names that an import over HTTP uses. */
const toCounts = ({ refusedLines: refused, ...counts }: Progress) => ({ ...counts, refused });

// Exit codes: 0 when everything was imported, 2 when some lines were refused, 1 when the import failed.

const EXIT_SOME_REFUSED = 2;
const usage = 'Usage: import <file.jsonl> (- for standard input)';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function openSource(file: string): Promise<AsyncIterable<Buffer>> {
  if (file === '-') return process.stdin;
  const fileInfo = await stat(file).catch(() => undefined);
  if (!fileInfo?.isFile()) throw new CommandError(`There is no file ${file}.`);
  return createReadStream(file, { highWaterMark: 2 ** 18 });
}

function formatSummary({ lines, imported, created, refusedLines }: Progress, startedAt: number): string {
  const seconds = (performance.now() - startedAt) / 1000;
  const results = `${formatCount(imported)} imported (${formatCount(created)} of them new), ${formatCount(refusedLines)} refused`;
  return `${formatCount(lines)} lines: ${results}, ${formatSecondsSince(startedAt)}, ${formatCount(Math.round(lines / seconds))} a second`;
}

async function run(args: string[]): Promise<number> {
  const [file, ...extraArguments] = args;
  if (file === undefined || extraArguments.length > 0) throw new CommandError(usage);
  const source = await openSource(file);
  const startedAt = performance.now();
  return withDatabase(process.env, async (client) => {
    const journaledImport = { id: randomUUID(), file: path.basename(file) };
    const finalProgress = await importCatalog(client, source, {
      onBegin: () => recordImport(client, { ...journaledImport, finalProgress: null }),
      onRefusal: ({ line, code, message }) => print(`line ${line}  ${code}  ${message}`),
      onProgress: createReporter<Progress>(startedAt, (progress) => print(formatSummary(progress, startedAt))),
    });
    await recordImport(client, { ...journaledImport, finalProgress });
    print(`Done. ${formatSummary(finalProgress, startedAt)}`);
    return finalProgress.refusedLines > 0 ? EXIT_SOME_REFUSED : 0;
  });
}

await runCommand(run);
