import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bearer, type SignedIn, signIn, signInStaff } from '../src/auth/session/sessions.harness.js';
import { buildFileWithInvalidLines } from '../src/catalog/exchange/over-http/invalid-lines.harness.js';
import { buildReview } from '../src/exports/testing.js';
import { createPhotograph, upload } from '../src/images/upload/uploads.harness.js';
import { Orders } from '../src/order/orders.harness.js';
import { ImportingShop } from './catalog-imports.harness.js';
import { catalogLines } from './catalog-lines.harness.js';
import { until } from './support/wait-until.js';
import type { GraphqlResponse } from './test-api.harness.js';

const LINES = 10_000;
/** How long responses to guests are cached, as in a shop. */
const CACHE_MS = 1_000;

let shop: ImportingShop;
let support: SignedIn;

beforeAll(async () => {
  shop = await ImportingShop.open({ MUTATIONS_PER_MINUTE: '10000', ANSWER_CACHE_MS: String(CACHE_MS) });
  support = await signInStaff(shop.api, 'SUPPORT');
});
afterAll(() => shop.close());

type Entity = Record<string, unknown> & { updatedAt: string };

/** A GraphQL operation of the API: its name, the type of its input, and the selected fields. */
interface Operation {
  name: string;
  input: string;
  fields: string;
}

const operations = {
  saveBrand: { name: 'saveBrand', input: 'SaveBrandInput!', fields: 'slug name updatedAt' },
  saveProduct: { name: 'saveProduct', input: 'SaveProductInput!', fields: 'id slug updatedAt images { key } items { externalId price }' },
  savePromoCode: { name: 'savePromoCode', input: 'SavePromoCodeInput!', fields: 'code updatedAt' },
  saveBlogArticle: { name: 'saveBlogArticle', input: 'SaveBlogArticleInput!', fields: 'slug title updatedAt' },
  saveRedirectRule: { name: 'saveRedirectRule', input: 'SaveRedirectRuleInput!', fields: 'fromPath target updatedAt' },
  moveOrderUnits: { name: 'moveOrderUnits', input: 'MoveOrderUnitsInput!', fields: 'uuid status updatedAt' },
  setReviewState: { name: 'setReviewState', input: 'SetReviewStateInput!', fields: 'id state updatedAt' },
} as const satisfies Record<string, Operation>;

async function send(operation: keyof typeof operations, dto: object, headers = shop.headers): Promise<GraphqlResponse<{ entity: Entity }>> {
  const { name, input, fields } = operations[operation];
  const query = `mutation ($dto: ${input}) { entity: ${name}(dto: $dto) { ${fields} } }`;
  return (await (await shop.api.post({ query, variables: { dto } }, headers)).json()) as GraphqlResponse<{ entity: Entity }>;
}

async function execute(operation: keyof typeof operations, dto: object): Promise<Entity> {
  const { data, errors } = await send(operation, dto);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.entity;
}

/** Reads the result of a query as a guest, through the response cache. */
const readAsGuest = async <Data>(query: string): Promise<Data> =>
  ((await (await shop.api.post({ query: `{ result: ${query} }` })).json()) as { data: { result: Data } }).data.result;

/** Saves a new brand and its first product with a picture. */
async function openBrand(): Promise<Entity> {
  await execute('saveBrand', { slug: 'plotina', name: 'Плотина' });
  const { id: uploadId } = await upload(shop.api, shop.headers, await createPhotograph().png().toBuffer());
  const [line = '{}'] = [...catalogLines(1, 2)];
  const { images: _images, badges: _badges, ...product } = JSON.parse(line);
  const identity = { slug: 'shlyuz', sku: 'SHLYUZ-1', name: 'Ботинки «Шлюз»', brand: { slug: 'plotina' } };
  const items = product.items.map((item: object, index: number) => ({ ...item, externalId: `shlyuz-${index}` }));
  return execute('saveProduct', { ...product, ...identity, items, images: [{ uploadId, alt: 'Сбоку' }] });
}

const computePayable = async (slug: string): Promise<number> =>
  (await readAsGuest<{ priceDetails: { payable: number } }>(`product(dto: { slug: "${slug}" }) { priceDetails { payable } }`)).priceDetails
    .payable;

/** Reads the journal of a manager as an administrator, oldest first. */
async function readJournal(authorId: string): Promise<string[]> {
  const query = `query ($dto: JournalInput) { list: journalEntryList(dto: $dto) { items { action subjectKind } } }`;
  const admin = await signInStaff(shop.api, 'ADMIN');
  const response = await shop.api.post({ query, variables: { dto: { authorId } } }, bearer(admin.tokens));
  const { data } = (await response.json()) as { data: { list: { items: { action: string; subjectKind: string }[] } } };
  return data.list.items.map(({ action, subjectKind }) => `${action} ${subjectKind}`).reverse();
}

describe("a manager's day", () => {
  it('can be done with the API alone, and every change is recorded in the journal', async () => {
    const orders = new Orders(shop.api);
    const order = await orders.place({ suppliers: ['MEET_WAREHOUSE'] });
    await orders.pay(order);
    const review = await buildReview(shop.api.db, { state: 'PENDING' });

    // An import of ten thousand lines, thirteen of which are invalid.
    const { lines, codesByLine } = buildFileWithInvalidLines();
    const { status, body } = await shop.import([...lines, ...[...catalogLines(LINES, 1)].slice(lines.length)]);
    expect([status, body.state, body.lines, body.refused, body.imported]).toEqual([200, 'DONE', LINES, 13, LINES - 13]);
    // The report has an entry for each fault, and a line may have several faults.
    expect(new Set((await shop.readReport(body.id)).map(({ line }) => line))).toEqual(new Set(codesByLine.keys()));

    const product = await openBrand();
    expect(product).toMatchObject({ images: [{ key: expect.stringMatching(/\.webp$/) }] });
    const displayedProduct = await readAsGuest<{ name: string; brands: { name: string }[]; cover: { url: string } }>(
      'product(dto: { slug: "shlyuz" }) { name brands { name } cover { url } }',
    );
    expect(displayedProduct).toMatchObject({ name: 'Ботинки «Шлюз»', brands: [{ name: 'Плотина' }] });
    expect((await fetch(`${shop.api.url}${displayedProduct.cover.url}`)).status).toBe(200);

    const priceBefore = await computePayable('shlyuz');
    const items = [0, 1].map((index) => ({ externalId: `shlyuz-${index}`, price: 77_000, oldPrice: null, loyaltyPrice: null }));
    await execute('saveProduct', { slug: 'shlyuz', items, updatedAt: product.updatedAt });
    expect(priceBefore).not.toBe(77_000);
    // The cached price may be as old as CACHE_MS, and the response itself takes time.
    await until('guests read the price', async () => (await computePayable('shlyuz')) === 77_000, CACHE_MS + 500);

    await execute('savePromoCode', { code: 'ШЛЮЗ10', kind: 'PERCENT', percent: 10 });
    await execute('saveBlogArticle', { slug: 'shlyuz', title: 'Как беречь ботинки', html: '<p>Сушить вдали от батареи.</p>' });
    expect(await readAsGuest('blog(dto: { slug: "shlyuz" }) { title }')).toEqual({ title: 'Как беречь ботинки' });
    await execute('saveRedirectRule', { fromPath: '/shlyuz', target: '/product/shlyuz' });
    expect(await readAsGuest('redirectRule(dto: { path: "/shlyuz" }) { target }')).toEqual({ target: '/product/shlyuz' });
    const moveInput = { orderId: order.id, status: 'HANDED_OVER_FOR_DELIVERY', trackCode: 'RA-1' };
    expect(await execute('moveOrderUnits', moveInput)).toMatchObject({ status: 'HANDED_OVER_FOR_DELIVERY' });
    await execute('setReviewState', { reviewId: review.id, state: 'PUBLISHED', updatedAt: review.updatedAt });
    const publishedReviews = await readAsGuest<{ items: { id: string }[] }>(
      `reviewList(dto: { productId: "${review.productId}" }) { items { id } }`,
    );
    expect(publishedReviews.items).toEqual([{ id: review.id }]);

    expect(await readJournal(shop.managerId)).toEqual([
      'importCatalog catalogImport',
      'importCatalog catalogImport',
      'saveBrand brand',
      'saveProduct product',
      'saveProduct product',
      'savePromoCode promoCode',
      'saveBlogArticle blogArticle',
      'saveRedirectRule redirectRule',
      'moveOrderUnits order',
      'setReviewState review',
    ]);
    await orders.waitForRefunds();
    expect(await orders.findLedgerViolations()).toEqual([]);
  }, 300_000);
});

describe('an account of SUPPORT', () => {
  it.each([
    'saveBrand',
    'savePromoCode',
    'saveBlogArticle',
    'saveRedirectRule',
    'moveOrderUnits',
  ] as const)('may not call %s', async (operation) => {
    const inputs = {
      saveBrand: { slug: 'plotina-2', name: 'Плотина' },
      savePromoCode: { code: 'ШЛЮЗ20', kind: 'PERCENT', percent: 20 },
      saveBlogArticle: { slug: 'another', title: 'Другая', html: '<p>А</p>' },
      saveRedirectRule: { fromPath: '/another', target: '/catalog' },
      moveOrderUnits: { orderId: '00000000-0000-7000-8000-000000000000', status: 'DELIVERED' },
    };
    const { errors } = await send(operation, inputs[operation], bearer(support.tokens));
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('may not import a catalog, and neither may a shopper', async () => {
    for (const session of [support, await signIn(shop.api)]) {
      const headers = { ...bearer(session.tokens), 'content-type': 'application/x-ndjson' };
      expect((await fetch(`${shop.api.url}/api/catalog/imports`, { method: 'POST', headers, body: '{}\n' })).status).toBe(403);
    }
  });
});
