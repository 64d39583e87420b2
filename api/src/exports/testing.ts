import { cloneTestDatabase, type TestDatabase } from '../../prisma/test-database.js';
import { testEnvironment } from '../../test/support/test-environment.js';

export { clockReaders } from '../../test/support/clock-readers.js';
export { freePort } from '../../test/support/free-port.js';
export { startTestMeilisearch, type TestMeilisearch, whyNoTestMeilisearch } from '../../test/support/meilisearch-process.js';
export { patient } from '../../test/support/patience.js';
export { openPooler, type Pooler } from '../../test/support/pooler/pooler.js';
export { startWatch } from '../../test/support/stopwatch.js';
export { until } from '../../test/support/wait-until.js';
export { openWire } from '../../test/support/wire.js';
export { buildAccount, buildRecipient } from '../account/account.factory.js';
export { buildPromoCode, buildPromoCodeScope } from '../cart/promo/promo.factory.js';
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
} from '../catalog/catalog-tree.factory.js';
export { buildBlogArticle, buildFaqEntry, buildPage, buildRedirectRule, buildUrlMetadata } from '../content/content.factory.js';
export { hostileHtml } from '../content/hostile-html.factory.js';
export { ACCOUNT as CDEK_ACCOUNT, FakeCdek } from '../delivery/cdek/cdek.fake.js';
export { FakeDadata, KEY as DADATA_KEY } from '../delivery/dadata/dadata.fake.js';
export { type BuiltOrder, buildOrder } from '../order/order.factory.js';
export { buildReview, buildReviewPhoto } from '../review/review.factory.js';
export { whileInSync } from '../search/engine/in-sync.search-engine.js';
export { createPostgresSearchEngine } from '../search/postgres/search-engine.js';
export type { TestDatabase };

/** Creates a migrated database for one test file. Call `drop` when the file is done. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneTestDatabase(testEnvironment().TEST_DATABASE_URL);
}
