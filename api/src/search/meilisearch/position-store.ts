import { type Meilisearch, MeilisearchApiError } from 'meilisearch';
import type { DatabasePosition } from '../../platform/prisma/database-position.js';
import type { PositionStore } from '../engine/search-store.port.js';
import { nameLiveIndex, waitForTask } from './indexes.js';

interface PositionRecord extends DatabasePosition {
  index: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof MeilisearchApiError && ['index_not_found', 'document_not_found'].includes(error.cause?.code ?? '');

/** Saves the position of the live index in a separate index, because Meilisearch cannot store it elsewhere. */
export const createPositionStore = (client: Meilisearch, indexPrefix: string): PositionStore => {
  const liveName = nameLiveIndex(indexPrefix);
  const positionIndex = client.index<PositionRecord>(`${indexPrefix}-position`);
  return {
    async read() {
      try {
        const { history, nextTransaction } = await positionIndex.getDocument(liveName);
        return { history, nextTransaction };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    save: (position) => waitForTask(positionIndex.addDocuments([{ index: liveName, ...position }], { primaryKey: 'index' })),
  };
};
