import { cloneTestDatabase, type TestDatabase } from '../../prisma/test-database.js';
import { testEnvironment } from '../platform/test-environment.js';

export {
  buildBrand,
  buildDirectory,
  buildProduct,
  buildProductImage,
  buildProductItem,
  buildSize,
} from '../catalog/catalog.factory.js';
export { type MeilisearchUnderTest, startMeilisearch, whyNoMeilisearch } from '../search/meilisearch-under-test.js';
export type { TestDatabase };

/** A migrated database for one test file; `drop` it when the file is done. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneTestDatabase(testEnvironment().TEST_DATABASE_URL);
}
