import type { DatabasePosition } from '../../platform/prisma/database-position.js';
import type { SearchDocument } from '../document/search-document.js';

/** An index that documents are written to. `upsert` and `remove` are idempotent and resolve when the change is searchable. */
export interface SearchIndex {
  upsert(documents: readonly SearchDocument[]): Promise<void>;
  remove(productIds: readonly string[]): Promise<void>;
}

/** An empty index that is filled while the live index is read. Then the two indexes are swapped. */
export interface SecondIndex extends SearchIndex {
  swap(): Promise<void>;
}

/** Stores the position in the database up to which the live index of an engine is current. */
export interface PositionStore {
  read(): Promise<DatabasePosition | undefined>;
  save(position: DatabasePosition): Promise<void>;
}

/** Storage of an engine's documents. */
export interface SearchStore extends SearchIndex {
  /**
   * Key of the engine in the table search_engine. It contains the index version, so a new version counts as a new engine and is filled from
   * scratch.
   */
  readonly name: string;
  /** Whether the live index exists and is complete. Rejects while the engine does not respond. */
  isFilled(): Promise<boolean>;
  /**
   * Opens a second index for a rebuild. If undefined, the engine is rebuilt in place: every document is written again and stale documents
   * are removed.
   */
  readonly openSecondIndex?: () => Promise<SecondIndex>;
  /** If undefined, the documents are in the database itself: a failover that loses transactions loses their documents, too. */
  readonly positionStore?: PositionStore;
}
