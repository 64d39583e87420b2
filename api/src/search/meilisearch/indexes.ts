import { type EnqueuedTaskPromise, type Index, type Meilisearch, MeilisearchApiError } from 'meilisearch';
import type { SearchIndex, SecondIndex } from '../engine/search-store.port.js';
import { buildRecord, indexSettings, indexVersion } from './index-schema.js';

/** Returns the name of the live index. It contains the version, so that a new version is filled beside the index of the earlier one. */
export const nameLiveIndex = (indexPrefix: string): string => `${indexPrefix}-${indexVersion}`;

/** Waits for the task of a write: an accepted request may still fail. */
export const waitForTask = async (enqueuedTask: EnqueuedTaskPromise): Promise<void> => {
  const task = await enqueuedTask.waitTask({ timeout: 60_000, interval: 20 });
  if (task.status !== 'succeeded')
    throw new Error(`Meilisearch task ${task.uid} ${task.status}: ${task.error?.message ?? 'no reason given'}`);
};

const isMissing = (error: unknown): boolean => error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found';

const deleteIfExists = async (client: Meilisearch, name: string): Promise<void> => {
  const task = await client.deleteIndex(name).waitTask({ timeout: 60_000 });
  if (task.status !== 'succeeded' && task.error?.code !== 'index_not_found') throw new Error(`Meilisearch did not delete ${name}`);
};

/**
 * Reads the index info before each write. That fails if the index is missing, whereas a write would create an index without the settings
 * that filters need.
 */
export const createWriter = (index: Index): SearchIndex => ({
  async upsert(documents) {
    if (documents.length === 0) return;
    await index.getRawInfo();
    await waitForTask(index.addDocuments(documents.map(buildRecord), { primaryKey: 'productId' }));
  },

  async remove(productIds) {
    if (productIds.length === 0) return;
    await index.getRawInfo();
    await waitForTask(index.deleteDocuments([...productIds]));
  },
});

export const indexExists = async (index: Index): Promise<boolean> => {
  try {
    await index.getRawInfo();
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

/**
 * Deletes the indexes of other versions, because no worker updates them any more. Processes that still read them fall back to PostgreSQL.
 */
const deleteOtherVersions = async (client: Meilisearch, indexPrefix: string): Promise<void> => {
  const { results } = await client.getRawIndexes({ limit: 1000 });
  for (const { uid } of results) {
    const hasPrefix = uid.startsWith(`${indexPrefix}-`) && /^\d+(-second)?$/.test(uid.slice(indexPrefix.length + 1));
    if (hasPrefix && uid !== nameLiveIndex(indexPrefix)) await deleteIfExists(client, uid);
  }
};

export const openSecondIndex = async (client: Meilisearch, indexPrefix: string): Promise<SecondIndex> => {
  const liveName = nameLiveIndex(indexPrefix);
  const secondName = `${liveName}-second`;
  await deleteIfExists(client, secondName);
  await waitForTask(client.createIndex(secondName, { primaryKey: 'productId' }));
  await waitForTask(client.index(secondName).updateSettings(indexSettings));
  return {
    ...createWriter(client.index(secondName)),
    async swap() {
      const rename = !(await indexExists(client.index(liveName)));
      await waitForTask(client.swapIndexes([{ indexes: [secondName, liveName], rename }]));
      await deleteOtherVersions(client, indexPrefix);
    },
  };
};
