import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildProductItem, until } from '@meet/api/testing';
import { WebSocket } from 'ws';
import { isApiError } from '../error/errors.ts';
import { AddToCartDocument, CartChangedDocument } from '../generated/operations.ts';
import { createTestClient, openRealApi, type RealApi, signInByCode } from '../real-api.harness.ts';

let api: RealApi;
beforeAll(() => {
  api = openRealApi();
});
afterAll(() => api.close());

it('a subscription notifies the client of an addition to the cart, and fails with UNAUTHENTICATED after the sign-out', async () => {
  const client = createTestClient(api, { webSocket: WebSocket });
  await signInByCode(api, client);
  const versions: (string | undefined)[] = [];
  const errors: unknown[] = [];
  client.subscribe(
    CartChangedDocument,
    {},
    {
      next: ({ cartChanged }) => versions.push(cartChanged?.version),
      error: (error) => errors.push(error),
    },
  );
  await until('the cart is followed', () => versions.length === 1);
  const { id } = await buildProductItem(api.db.client);
  await client.request(AddToCartDocument, { dto: { ids: [id] } });
  await until('the change arrives', () => versions.length === 2);
  expect(versions[1]).not.toBe(versions[0]);
  await client.signOut();
  await until('it ends', () => errors.length === 1);
  expect(isApiError(errors[0], 'UNAUTHENTICATED')).toBe(true);
});
