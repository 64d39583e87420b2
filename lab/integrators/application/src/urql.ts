import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { Client, CombinedError, cacheExchange, fetchExchange, gql, subscriptionExchange } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { persistedExchange } from '@urql/exchange-persisted';
import { createClient } from 'graphql-ws';
import { RefreshDocument } from './generated/graphql.js';
import { createRecordingFetch, type SentRequest, Session, shop } from './shop.js';
import { type ShopClient, testShopping } from './shopping.js';

const sentRequests: SentRequest[] = [];
const session = new Session();
const sockets = createClient({ url: shop.sockets, lazy: true, connectionParams: () => session.headers });

const client = new Client({
  url: shop.endpoint,
  preferGetMethod: false,
  fetch: createRecordingFetch(sentRequests),
  exchanges: [
    cacheExchange,
    authExchange(async ({ appendHeaders, mutate }) => ({
      addAuthToOperation: (operation) => appendHeaders(operation, session.headers),
      didAuthError: ({ graphQLErrors }) =>
        session.tokens !== null && graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED'),
      refreshAuth: async () => {
        const { data } = await mutate(RefreshDocument, { dto: { refreshToken: session.tokens?.refreshToken ?? '' } });
        session.tokens = data?.refreshTokens.authData ?? null;
      },
    })),
    persistedExchange({ preferGetForPersistedQueries: 'within-url-limit' }),
    fetchExchange,
    subscriptionExchange({
      forwardSubscription: ({ query = '', variables }) => ({
        subscribe: (sink) => ({ unsubscribe: sockets.subscribe({ query, variables: variables ?? {} }, sink) }),
      }),
    }),
  ],
});

const shopClient: ShopClient = {
  session,
  request: async (document, variables) => {
    const isMutation = document.definitions.some((definition) => 'operation' in definition && definition.operation === 'mutation');
    const options = { requestPolicy: 'network-only' as const };
    const { data, error } = await (isMutation ? client.mutation(document, variables) : client.query(document, variables, options));
    if (error || !data) throw error ?? new Error('There is no data.');
    return data;
  },
  subscribe: (document, next) => client.subscription(document, {}).subscribe(({ data }) => data && next(data)).unsubscribe,
  readError: (error) => {
    const [firstError] = error instanceof CombinedError ? error.graphQLErrors : [];
    return firstError && { code: String(firstError.extensions.code), details: Object(firstError.extensions.details) };
  },
  close: () => sockets.dispose(),
};

describe('urql', () => {
  testShopping(shopClient);

  it('sends a document after PersistedQueryNotFound, and only its hash from then on', async () => {
    const document = gql(`query Q${randomUUID().replaceAll('-', '')} { directoryList { slug } }`);
    for (const expected of [[false, true], [false]]) {
      sentRequests.length = 0;
      const { data, error } = await client.query(document, {}, { requestPolicy: 'network-only' });
      assert.equal(error, undefined);
      assert.ok(data.directoryList.length > 0);
      assert.deepEqual(
        sentRequests.map(({ hasDocument }) => hasDocument),
        expected,
      );
    }
  });

  after(() => sockets.dispose());
});
