import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { createRequestContext, runInRequest } from '../../../platform/http/request-context.js';
import { isId } from '../../../platform/input/ids.rules.js';
import { deadlines } from '../../../platform/prisma/deadlines.js';
import { PrismaService } from '../../../platform/prisma/prisma.service.js';
import { importNotFoundError, notDryRunError } from './catalog-import.rules.js';

/** Number of lines that are read at a time. The number is small, because each may report 20 units with long names. */
const BATCH_SIZE = 50;

interface ReportRow {
  /** Number of the last line that the dry run has checked so far. Changes of later lines are not listed. */
  lastLine: number;
  omitted: number;
}

interface ChangeRow {
  line: number;
  change: object;
}

@Injectable()
export class DryRunChangesService {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Streams JSON Lines: the changes that each line of the file would make, and at the end the number of changed lines that were not saved.
   */
  async streamChanges(id: string, requestId: string): Promise<Readable> {
    if (!isId(id)) throw importNotFoundError();
    const [report] = await this.prisma.readRows<ReportRow & { dryRun: boolean }>`
      SELECT dry_run AS "dryRun", last_line AS "lastLine", changes - (
        SELECT count(*)::int FROM catalog_import_change WHERE import_id = catalog_import.id
      ) AS omitted FROM catalog_import WHERE id = ${id}::uuid`;
    if (!report) throw importNotFoundError();
    if (!report.dryRun) throw notDryRunError();
    // Each batch has its own time budget, because a download may take long.
    const readChangesAfter = (afterLine: number) =>
      runInRequest(createRequestContext(requestId, deadlines.readMs), () =>
        this.#readChangesAfter(id, { afterLine, lastLine: report.lastLine }),
      );
    return Readable.from(formatLines(readChangesAfter, report.omitted));
  }

  #readChangesAfter(id: string, { afterLine, lastLine }: { afterLine: number; lastLine: number }): Promise<ChangeRow[]> {
    return this.prisma.readRows`
      SELECT line, change FROM catalog_import_change
      WHERE import_id = ${id}::uuid AND line > ${afterLine}::int AND line <= ${lastLine}::int ORDER BY line LIMIT ${BATCH_SIZE}::int`;
  }
}

async function* formatLines(readChangesAfter: (afterLine: number) => Promise<ChangeRow[]>, omitted: number): AsyncGenerator<string> {
  let lastLine = 0;
  for (;;) {
    const rows = await readChangesAfter(lastLine);
    if (rows.length === 0) break;
    lastLine = rows.at(-1)?.line ?? lastLine;
    yield rows.map(({ change }) => `${JSON.stringify(change)}\n`).join('');
  }
  if (omitted > 0) yield `${JSON.stringify({ omitted })}\n`;
}
