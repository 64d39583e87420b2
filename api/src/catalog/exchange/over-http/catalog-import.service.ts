import { Injectable } from '@nestjs/common';
import { JournalService } from '../../../journal/journal.service.js';
import type { GraphqlContext } from '../../../platform/graphql/graphql.context.js';
import { isId } from '../../../platform/input/ids.rules.js';
import { type PagedInput, requirePage, toPagination } from '../../../platform/input/pagination.js';
import { Prisma } from '../../../platform/prisma/generated/client.js';
import { PrismaService } from '../../../platform/prisma/prisma.service.js';
import { type Reader, readRows } from '../../../platform/prisma/sql.js';
import { Clock } from '../../../platform/process/clock.js';
import type { Operator } from '../../../platform/viewer/viewers.port.js';
import type { CatalogImport, CatalogImportList } from './catalog-import.model.js';
import { importAlreadyDoneError, importNotFoundError } from './catalog-import.rules.js';
import { processAliveCondition } from './import-session.js';

/** An import in the state RUNNING whose lock is free counts as interrupted, because its process was killed. */
const columns = Prisma.sql`
  id, author_id AS "authorId", token_id AS "tokenId", dry_run AS "dryRun", last_line AS "lastLine", lines, imported, created, changed, units,
  units_created AS "unitsCreated", units_changed AS "unitsChanged", refused, started_at AS "startedAt", finished_at AS "finishedAt",
  CASE WHEN state = 'RUNNING' AND NOT ${processAliveCondition} THEN 'INTERRUPTED' ELSE state::text END AS state,
  CASE WHEN state = 'RUNNING' AND NOT ${processAliveCondition} THEN 'PROCESS_ENDED' ELSE interruption::text END AS interruption`;

/** Reason of a refusal, as a line of the report. */
export interface ReportedRefusal {
  line: number;
  code: string;
  message: string;
}

/** Reads and cancels imports that were sent over HTTP. */
@Injectable()
export class CatalogImportService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly journal: JournalService,
    private readonly clock: Clock,
  ) {}

  async find(id: string, reader: Reader = this.prisma): Promise<CatalogImport | null> {
    if (!isId(id)) return null;
    const [foundImport] = await readRows<CatalogImport>(reader, Prisma.sql`SELECT ${columns} FROM catalog_import WHERE id = ${id}::uuid`);
    return foundImport ?? null;
  }

  /** Returns the running import, if it was started over HTTP. */
  async findRunning(): Promise<CatalogImport | undefined> {
    const [foundImport] = await this.prisma.readRows<CatalogImport>`
      SELECT ${columns} FROM catalog_import WHERE state = 'RUNNING' AND ${processAliveCondition} LIMIT 1`;
    return foundImport;
  }

  async list({ pagination }: PagedInput): Promise<CatalogImportList> {
    const page = requirePage(pagination);
    const [totalItems, items] = await Promise.all([
      this.prisma.client.catalogImport.count(),
      this.prisma.readRows<CatalogImport>`
        SELECT ${columns} FROM catalog_import ORDER BY started_at DESC, id DESC
        LIMIT ${page.limit}::int OFFSET ${(page.page - 1) * page.limit}::int`,
    ]);
    return { items, pagination: toPagination(page, totalItems) };
  }

  /**
   * Cancels an import that runs or was interrupted. The process that imports writes the counts of each batch to the same row, if the import
   * still runs. A batch is therefore either counted before this method returns, or rolled back. The importing process reads the row twice
   * a second, and aborts its current batch after a cancellation.
   */
  async cancel(author: Operator, { requestId }: Pick<GraphqlContext, 'requestId'>, id: string): Promise<CatalogImport> {
    if (!isId(id)) throw importNotFoundError();
    return this.prisma.inTransaction(requestId, async (transaction) => {
      await transaction.$executeRaw`SELECT FROM catalog_import WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
      const existingImport = await this.find(id, transaction);
      if (!existingImport) throw importNotFoundError();
      if (existingImport.state === 'CANCELLED') return existingImport;
      if (existingImport.state === 'DONE') throw importAlreadyDoneError(existingImport);
      await transaction.$executeRaw`
        UPDATE catalog_import SET state = 'CANCELLED', interruption = NULL, finished_at = ${this.clock.now()} WHERE id = ${id}::uuid`;
      const cancelledImport = (await this.find(id, transaction)) ?? existingImport;
      await this.journal.record(transaction, {
        author,
        action: 'cancelCatalogImport',
        subject: { kind: 'catalogImport', id: existingImport.id },
        before: { state: existingImport.state },
        after: toJournalState(cancelledImport),
      });
      return cancelledImport;
    });
  }

  /** Returns the reasons of refusals in the order of lines, and the number of those that were not saved. */
  async readReport(id: string): Promise<{ refusals: ReportedRefusal[]; omitted: number }> {
    if (!isId(id)) throw importNotFoundError();
    const [report] = await this.prisma.readRows<{ reasons: number; refusals: ReportedRefusal[] }>`
      SELECT reasons, (
        SELECT coalesce(json_agg(json_build_object('line', line, 'code', code, 'message', message) ORDER BY position), '[]')
        FROM catalog_import_refusal WHERE import_id = catalog_import.id
      ) AS refusals FROM catalog_import WHERE id = ${id}::uuid`;
    if (!report) throw importNotFoundError();
    return { refusals: report.refusals, omitted: report.reasons - report.refusals.length };
  }
}

/** The fields of an import that the journal records: state and counts. */
export function toJournalState(catalogImport: CatalogImport) {
  const {
    id: _id,
    authorId: _authorId,
    tokenId: _tokenId,
    startedAt: _startedAt,
    finishedAt: _finishedAt,
    ...stateAndCounts
  } = catalogImport;
  return stateAndCounts;
}
