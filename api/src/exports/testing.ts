import { cloneTestDatabase, type TestDatabase } from '../../prisma/test-database.js';
import { testEnvironment } from '../../test/support/test-environment.js';

export { buildAccount, buildRecipient } from '../../test/factories/account.factory.js';
export {
  buildBrand,
  buildColour,
  buildDirectory,
  buildProduct,
  buildProductImage,
  buildProductItem,
  buildSize,
} from '../../test/factories/catalog.factory.js';
export {
  buildBadge,
  buildCollection,
  buildCollectionProduct,
  buildProductSubType,
  buildProductType,
  buildSizeGrid,
} from '../../test/factories/catalog-tree.factory.js';
export { buildBlogArticle, buildFaqEntry, buildPage, buildRedirectRule, buildUrlMetadata } from '../../test/factories/content.factory.js';
export { hostileHtml } from '../../test/factories/hostile-html.factory.js';
export { type BuiltOrder, buildOrder } from '../../test/factories/order.factory.js';
export { buildPromoCode, buildPromoCodeScope } from '../../test/factories/promo.factory.js';
export { buildReview, buildReviewPhoto } from '../../test/factories/review.factory.js';
export { CDEK_ACCOUNT, FakeCdek } from '../../test/fakes/cdek.fake.js';
export { DADATA_KEY, FakeDadata } from '../../test/fakes/dadata.fake.js';
export { findClockReaders } from '../../test/support/clock-readers.js';
export { extendedDeadlineVariables } from '../../test/support/extended-deadlines.js';
export { findFreePort } from '../../test/support/free-port.js';
export { findTestMeilisearchObstacle, startTestMeilisearch, type TestMeilisearch } from '../../test/support/meilisearch-process.js';
export { openPooler, type Pooler } from '../../test/support/pooler/pooler.js';
export { startStopwatch } from '../../test/support/stopwatch.js';
export { openTcpProxy, redirectUrl } from '../../test/support/tcp-proxy.js';
export { until } from '../../test/support/wait-until.js';
export { withSyncCheck } from '../search/engine/in-sync.search-engine.js';
export { createPostgresSearchEngine } from '../search/postgres/postgres.search-engine.js';
export type { TestDatabase };

/** Creates a migrated database for one test file. Call `drop` when the tests of the file have ended. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneTestDatabase(testEnvironment().TEST_DATABASE_URL);
}
