import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  buildBadge,
  buildBlogArticle,
  buildCollection,
  buildFaqEntry,
  buildPage,
  buildProduct,
  buildProductSubType,
  buildRedirectRule,
  buildReview,
  buildSizeGrid,
  buildUrlMetadata,
} from '../src/exports/testing.js';
import { startTestApi, type TestApi } from './test-api.harness.js';

const TIMES = 'createdAt updatedAt';
const QUERY = `query ($productId: ID!) {
  collectionList { items { ${TIMES} } }
  blog(dto: { slug: "suede" }) { ${TIMES} }
  page(dto: { slug: "delivery" }) { ${TIMES} }
  faqList { ${TIMES} }
  urlMetadata(dto: { url: "/about" }) { ${TIMES} }
  redirectRuleList { items { ${TIMES} } }
  loyaltyLevels { ${TIMES} }
  sizeGrid(dto: { productId: $productId }) { ${TIMES} }
  reviewList(dto: { productId: $productId }) { items { ${TIMES} } }
  product(dto: { slug: "boots" }) {
    ${TIMES}
    badges { ${TIMES} }
    brands { ${TIMES} }
    productCategory { ${TIMES} productTypes { ${TIMES} } }
    productType { ${TIMES} productSubTypes { ${TIMES} } }
    productSubType { ${TIMES} }
  }
}`;

const CREATED = new Date('2026-01-02T03:04:05Z');
const UPDATED = new Date('2026-06-07T08:09:10Z');
const expectedTimes = { createdAt: CREATED.toISOString(), updatedAt: UPDATED.toISOString() };

let api: TestApi;
let productId: string;

beforeAll(async () => {
  api = await startTestApi();
  const { db } = api;
  const subType = await buildProductSubType(db);
  const { id: sizeGridId } = await buildSizeGrid(db, {}, [{ position: 0, eu: '38' }]);
  const type = await db.productType.findUniqueOrThrow({ where: { id: subType.productTypeId } });
  const classification = { directoryId: type.directoryId, productTypeId: type.id, productSubTypeId: subType.id };
  ({ id: productId } = await buildProduct(db, { slug: 'boots', sizeGridId, ...classification }));
  const { id: badgeId } = await buildBadge(db);
  await db.productBadge.create({ data: { productId, badgeId, position: 0 } });
  await buildReview(db, { productId, state: 'PUBLISHED' });
  await buildCollection(db, { slug: 'autumn' });
  await buildBlogArticle(db, { slug: 'suede' });
  await buildPage(db, { slug: 'delivery' });
  await buildFaqEntry(db);
  await buildUrlMetadata(db, { url: '/about' });
  await buildRedirectRule(db);
  const tables = [
    'badge',
    'blog_article',
    'brand',
    'collection',
    'directory',
    'faq_entry',
    'loyalty_level',
    'page',
    'product',
    'product_sub_type',
    'product_type',
    'redirect_rule',
    'review',
    'size_grid',
    'url_metadata',
  ];
  for (const table of tables) {
    await db.$executeRawUnsafe(`UPDATE ${table} SET created_at = $1::timestamptz, updated_at = $2::timestamptz`, CREATED, UPDATED);
  }
});
afterAll(() => api.close());

/** Lists the times of the objects in a response, with the path of each object. Objects without times are left out. */
function listTimes(response: unknown, path = ''): [string, object][] {
  if (Array.isArray(response)) return response.flatMap((element, index) => listTimes(element, `${path}[${index}]`));
  if (typeof response !== 'object' || response === null) return [];
  const { createdAt, updatedAt, ...otherFields }: Record<string, unknown> = Object.fromEntries(Object.entries(response));
  const ownTimes: [string, object][] = createdAt === undefined && updatedAt === undefined ? [] : [[path, { createdAt, updatedAt }]];
  return [...ownTimes, ...Object.entries(otherFields).flatMap(([name, field]) => listTimes(field, `${path}.${name}`))];
}

it('objects of the catalog, reviews, loyalty levels and content have the createdAt and updatedAt of their rows', async () => {
  const { data, errors } = await api.query(QUERY, { productId });
  expect(errors).toBeUndefined();
  const foundTimes = listTimes(data);
  expect(new Set(foundTimes.map(([path]) => path.replaceAll(/\[\d+\]/g, '')))).toEqual(
    new Set([
      '.collectionList.items',
      '.blog',
      '.page',
      '.faqList',
      '.urlMetadata',
      '.redirectRuleList.items',
      '.loyaltyLevels',
      '.sizeGrid',
      '.reviewList.items',
      '.product',
      '.product.badges',
      '.product.brands',
      '.product.productCategory',
      '.product.productCategory.productTypes',
      '.product.productType',
      '.product.productType.productSubTypes',
      '.product.productSubType',
    ]),
  );
  for (const [path, times] of foundTimes) expect({ path, ...times }).toEqual({ path, ...expectedTimes });
});
