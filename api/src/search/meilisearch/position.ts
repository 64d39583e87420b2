import { type Meilisearch, MeilisearchApiError } from 'meilisearch';
import type { DatabasePosition } from '../../platform/prisma/database-position.js';
import type { SavedPosition } from '../engine/search-engine.port.js';
import { finish, nameLiveIndex } from './indexes.js';

interface PositionRecord extends DatabasePosition {
  index: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof MeilisearchApiError && ['index_not_found', 'document_not_found'].includes(error.cause?.code ?? '');

/** Saves the position of a family's live index in an index of its own, because Meilisearch has no other place for it. */
export const createPosition = (client: Meilisearch, family: string): SavedPosition => {
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
