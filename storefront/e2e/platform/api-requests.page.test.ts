import { findProductPath } from '../support/addresses.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { Visitor } from '../support/page/visitor.ts';
import { startFaultyApi } from '../support/shop/faulty-api.ts';
import { startStorefront } from '../support/shop/harness.ts';
import type { Running } from '../support/shop/processes.ts';

/**
 * Operations that the storefront has sent with cookies. Other operations are the same for every visitor, and visitors share their
 * responses.
 */
let personalOperations: string[];
let api: Awaited<ReturnType<typeof startFaultyApi>>;
let storefront: Running & { url: string };
beforeAll(async () => {
  api = await startFaultyApi((operation, { req }) => {
    if (req.headers.cookie !== undefined) personalOperations.push(operation);
    return false;
  });
  storefront = await startStorefront(api.url);
});
afterAll(async () => {
  await storefront.stop();
  api.close();
});

test.each([
  // The home page requests cards once or twice, depending on which of its lists are cached.
  ['the home page of a shopper', () => '/', ['HomeCards', 'Viewer']],
  ['the catalog of a shopper', () => '/catalog', ['Catalog', 'Viewer']],
  ['a product page of a shopper', findProductPath, ['PersonalProductParts', 'Product', 'Viewer']],
])('%s takes one personal API operation for session and favourites, and up to two for the page', async (_page, find, operations) => {
  const { shopper } = await signInShopper();
  const visitor = new Visitor(storefront.url, shopper.cookies);
  const path = await find();
  personalOperations = [];
  await visitor.open(path);
  expect(visitor.page.getAllByRole('link', { name: 'Аккаунт' })).not.toEqual([]);
  expect([...new Set(personalOperations)].sort()).toEqual(operations);
  if (path !== '/') expect(personalOperations).toHaveLength(operations.length);
});
