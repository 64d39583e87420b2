import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionService } from '../../../platform/jobs/retention.service.js';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { DAY_MS } from '../../../platform/process/durations.js';
import { processAliveCondition } from './import-session.js';

type Transaction = Prisma.TransactionClient;

/** Retention of imports and their reports. The changes of dry runs are large and have a shorter retention. */
const IMPORT_RETENTION_MS = 90 * DAY_MS;
const CHANGES_RETENTION_MS = 7 * DAY_MS;

/**
 * Deletes imports and the changes of dry runs some time after their start, and the recorded lines of imports that can no longer be resumed.
 */
@Injectable()
export class CatalogImportRetentionService implements OnModuleInit {
  constructor(private readonly retention: RetentionService) {}

  onModuleInit(): void {
    this.retention.register({ name: 'lines of ended imports', sweep: (transaction, _now, limit) => deleteLines(transaction, limit) });
    this.retention.register({
      name: 'changes of dry runs',
      sweep: (transaction, now, limit) => deleteChanges(transaction, new Date(now.getTime() - CHANGES_RETENTION_MS), limit),
    });
    this.retention.register({
      name: 'imports',
      sweep: (transaction, now, limit) => deleteImports(transaction, new Date(now.getTime() - IMPORT_RETENTION_MS), limit),
    });
  }
}

/** Deletes the slugs that an import has recorded, which are of no use once the import cannot be resumed. */
async function deleteLines(transaction: Transaction, limit: number): Promise<{ count: number }> {
  const count = await transaction.$executeRaw`
    DELETE FROM catalog_import_line WHERE ctid = ANY(ARRAY(
      SELECT line.ctid FROM catalog_import_line AS line JOIN catalog_import ON catalog_import.id = import_id
      WHERE state IN ('DONE', 'CANCELLED') LIMIT ${limit}))`;
  return { count };
}

async function deleteChanges(transaction: Transaction, before: Date, limit: number): Promise<{ count: number }> {
  const count = await transaction.$executeRaw`
    DELETE FROM catalog_import_change WHERE ctid = ANY(ARRAY(
      SELECT change.ctid FROM catalog_import_change AS change JOIN catalog_import ON catalog_import.id = import_id
      WHERE started_at < ${before} LIMIT ${limit}))`;
  return { count };
}

async function deleteImports(transaction: Transaction, before: Date, limit: number): Promise<{ count: number }> {
  // Unfinished imports are marked as cancelled first, so that the lines of a large import are deleted in batches, as its changes are.
  await transaction.$executeRaw`
    UPDATE catalog_import SET state = 'CANCELLED', finished_at = coalesce(finished_at, ${before})
    WHERE started_at < ${before} AND state IN ('RUNNING', 'INTERRUPTED') AND NOT ${processAliveCondition}`;
  const count = await transaction.$executeRaw`
    DELETE FROM catalog_import WHERE id IN (
      SELECT id FROM catalog_import WHERE started_at < ${before} AND state IN ('DONE', 'CANCELLED')
        AND NOT EXISTS (SELECT FROM catalog_import_line WHERE import_id = catalog_import.id)
        AND NOT EXISTS (SELECT FROM catalog_import_change WHERE import_id = catalog_import.id) LIMIT ${limit})`;
  return { count };
}
