import type pg from 'pg';
import { recordOver } from '../../../journal/journal.service.js';
import type { Progress } from './import-catalog.js';

/** An import of the command line, as the journal records it. */
export interface RecordedImport {
  /** Identifies its entries in the journal. */
  id: string;
  file: string;
  /** Null when the import begins. */
  total: Progress | null;
}

/**
 * Records that an import has begun or ended, without an author: the command line has no account. An import that failed has no second entry,
 * like one over HTTP whose process was killed.
 */
export async function recordImport(client: pg.Client, { id, file, total }: RecordedImport): Promise<void> {
  const begun = { state: 'RUNNING', file };
  await recordOver(client, {
    action: 'importCatalog',
    subject: { kind: 'catalogImport', id },
    before: total && begun,
    after: total ? { ...toCounts(total), state: 'DONE', file } : begun,
  });
}

/** The counts by the names that they have in an import over HTTP. */
const toCounts = ({ refusedLines: refused, ...counts }: Progress) => ({ ...counts, refused });
