import { Meilisearch, MeilisearchApiError } from 'meilisearch';
import type { DatabasePosition } from '../../platform/prisma/database-position.js';
import type { SavedPosition, SearchEngine } from '../engine/search-engine.port.js';
import { facetsFrom } from './facets.js';
import { createWriter, finish, isIndexThere, nameLiveIndex, openSecondIndex } from './indexes.js';
import { listFrom } from './listing.js';
import { version } from './record.js';
import { askIndex } from './requests.js';

interface PositionRecord extends DatabasePosition {
  index: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof MeilisearchApiError && ['index_not_found', 'document_not_found'].includes(error.cause?.code ?? '');

/** Saves the position of a family's live index in an index of its own, because Meilisearch has no other place for it. */
const createPosition = (client: Meilisearch, family: string): SavedPosition => {
  const index = nameLiveIndex(family);
  const records = client.index<PositionRecord>(`${family}-position`);
  return {
    async read() {
      try {
        const { history, nextTransaction } = await records.getDocument(index);
        return { history, nextTransaction };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    save: (position) => finish(records.addDocuments([{ index, ...position }], { primaryKey: 'index' })),
  };
};

export interface MeilisearchOptions {
  url: string;
  key?: string | undefined;
  /** Prefix of the index names. */
  family?: string;
  /** Timeout of a read. A request that lists and then counts still leaves time for the fallback within 1.5 s. */
  readWithinMs?: number;
}

/** The Meilisearch engine. An index gets the live name only when it is complete, so the live index is either complete or missing. */
export const createMeilisearchEngine = ({ url, key, family = 'products', readWithinMs = 600 }: MeilisearchOptions): SearchEngine => {
  const liveName = nameLiveIndex(family);
  const access = { host: url, ...(key === undefined ? {} : { apiKey: key }) };
  const reader = new Meilisearch(access);
  const writer = new Meilisearch({ ...access, timeout: 10_000 });
  const ask = () => askIndex(reader, liveName, AbortSignal.timeout(readWithinMs));
  return {
    name: `meilisearch-${version}`,
    list: (request) => listFrom(ask(), request),
    facets: (set) => facetsFrom(ask(), set),
    ...createWriter(writer.index(liveName)),
    isFilled: () => isIndexThere(writer.index(liveName)),
    openSecondIndex: () => openSecondIndex(writer, family),
    position: createPosition(writer, family),
  };
};
