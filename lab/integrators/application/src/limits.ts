import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ApolloClient, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { createClient, isApiError } from '@meet/client';
import { Client, fetchExchange } from '@urql/core';
import { print } from 'graphql';
import { SignOutDocument } from './generated/graphql.js';
import { shop } from './shop.js';

/** More mutations than an IP address may send in a minute. */
const MANY_MUTATIONS = 100;

// This file must run last, because afterwards no client may send a mutation from this IP address for a minute.
describe('a mutation beyond the limit of its IP address', () => {
  it('fails with a typed error in urql', async () => {
    const urql = new Client({ url: shop.endpoint, preferGetMethod: false, exchanges: [fetchExchange] });
    const codes: unknown[] = [];
    for (let sent = 0; sent < MANY_MUTATIONS && codes.length === 0; sent += 1) {
      const { error } = await urql.mutation(SignOutDocument, {});
      codes.push(...(error?.graphQLErrors.map(({ extensions }) => extensions.code) ?? []));
    }
    assert.deepEqual(codes, ['TOO_MANY_REQUESTS']);
  });

  it('fails with a typed error in Apollo Client', async () => {
    const apollo = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: shop.endpoint }) });
    const error = await apollo.mutate({ mutation: SignOutDocument }).catch((thrown: unknown) => thrown);
    assert.ok(CombinedGraphQLErrors.is(error), String(error));
    assert.deepEqual(
      error.errors.map(({ extensions }) => extensions?.code),
      ['TOO_MANY_REQUESTS'],
    );
  });

  it('fails in @meet/client with a typed error that has the time to wait', async () => {
    const client = createClient({ endpoint: shop.endpoint });
    const error = await client.request(print(SignOutDocument)).catch((thrown: unknown) => thrown);
    assert.ok(isApiError(error, 'TOO_MANY_REQUESTS'), String(error));
    assert.ok((error.retryAfterMs ?? 0) > 0);
  });
});
