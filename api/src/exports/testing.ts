import { cloneTestDatabase, type TestDatabase } from '../../prisma/test-database.js';
import { testEnvironment } from '../platform/test-environment.js';

export { buildAccount, buildRecipient } from '../account/account.factory.js';
export {
  buildBrand,
  buildColour,
  buildDirectory,
  buildProduct,
  buildProductImage,
  buildProductItem,
  buildSize,
} from '../catalog/catalog.factory.js';
export {
  buildBadge,
  buildCollection,
  buildCollectionProduct,
  buildProductSubType,
  buildProductType,
  buildSizeGrid,
} from '../catalog/catalogue-tree.factory.js';
export { buildBlogArticle, buildFaqEntry, buildPage, buildRedirectRule, buildUrlMetadata } from '../content/content.factory.js';
export { freePort } from '../platform/free-port.js';
export { startWatch } from '../platform/own-time.js';
export { until } from '../platform/until.js';
export { buildReview, buildReviewPhoto } from '../review/review.factory.js';
export { type OwnMeilisearch, startOwnMeilisearch, whyNoOwnMeilisearch } from '../search/meilisearch/under-test.js';
export type { TestDatabase };

/** A migrated database for one test file; `drop` it when the file is done. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneTestDatabase(testEnvironment().TEST_DATABASE_URL);
}
