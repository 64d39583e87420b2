import type { TestApi } from '../../../test/test-api.harness.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { createPostgresSearchStore } from '../postgres/search-store.js';
import { buildSearchDocument } from './search-document.harness.js';
import type { SearchDocument } from './search-document.js';

/** Indexes products as search-indexer would, with defaults for all other fields. */
export const indexDocuments = (api: TestApi, documents: readonly Parameters<typeof buildSearchDocument>[0][]): Promise<void> =>
  createPostgresSearchStore(api.app.get(PrismaService).pool).upsert(
    documents.map((document): SearchDocument => buildSearchDocument(document)),
  );
