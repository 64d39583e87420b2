import type pg from 'pg';
import type { Progress } from './import-catalog.js';

/** An import of the command line, as the journal tells of it. */
export interface RecordedImport {
  /** Identifies its entries in the journal. */
  id: string;
  file: string;
  /** Null at its beginning. */
  total: Progress | null;
}

/**
 * Records that an import has begun or ended, without an author: the command line has no account. An import that failed has no second entry,
 * like one over HTTP whose process was killed.
 */
export async function recordImport(client: pg.Client, { id, file, total }: RecordedImport): Promise<void> {
  const [before, after] = total ? [{ state: 'RUNNING' }, { state: 'DONE', ...total }] : [null, { state: 'RUNNING', file }];
  await client.query(
    `INSERT INTO journal_entry (action, subject_kind, subject_id, before, after, created_at)
     VALUES ('importCatalog', 'catalogImport', $1, $2, $3, now())`,
    [id, before && JSON.stringify(before), JSON.stringify(after)],
  );
}
