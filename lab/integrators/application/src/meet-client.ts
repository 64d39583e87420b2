import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createClient, isApiError, type TokenStorage } from '@meet/client';
import { MenuDocument } from '@meet/client/operations';
import { print } from 'graphql';
import { ListingDocument } from './generated-text/graphql.js';
import { Session, shop } from './shop.js';
import { type ShopClient, testShopping } from './shopping.js';

const session = new Session();
const tokens: TokenStorage = {
  read: () => session.tokens,
  write: (next) => {
    session.tokens = next;
  },
};
const client = createClient({ endpoint: shop.endpoint, tokens });

const shopClient: ShopClient = {
  session,
  request: async (document, variables) => client.request(print(document), variables),
  subscribe: (document, next) => client.subscribe(print(document), {}, { next, error: () => undefined }),
  readError: (error) => (isApiError(error) ? { code: error.code, details: Object(error.details) } : undefined),
  close: () => undefined,
};

describe('@meet/client', () => {
  it('reads the menu with an operation of the package', async () => {
    const { directoryList } = await client.request(MenuDocument);
    assert.ok(directoryList.some(({ slug }) => slug === 'obuv'));
  });

  it('accepts documents of the code generator', async () => {
    const { filteredProducts } = await client.request(ListingDocument, { dto: { directory: 'obuv', pagination: { limit: 3 } } });
    assert.equal(filteredProducts.items.length, 3);
  });

  testShopping(shopClient);
});
