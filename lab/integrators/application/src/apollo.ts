import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { from, switchMap } from 'rxjs';
import { RefreshDocument } from './generated/graphql.js';
import { createRecordingFetch, type SentRequest, Session, shop } from './shop.js';
import { type ShopClient, testShopping } from './shopping.js';

const sentRequests: SentRequest[] = [];
const session = new Session();
const sockets = createClient({ url: shop.sockets, lazy: true, connectionParams: () => session.headers });

const isExpired = (error: unknown): boolean =>
  session.tokens !== null &&
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');

let refreshing: Promise<void> | undefined;

/** Refreshes the session once for all requests that wait for new tokens. */
function refresh(): Promise<void> {
  const { refreshToken = '' } = session.tokens ?? {};
  session.tokens = null;
  refreshing ??= client
    .mutate({ mutation: RefreshDocument, variables: { dto: { refreshToken } } })
    .then(({ data }) => {
      session.tokens = data?.refreshTokens.authData ?? null;
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

const httpLink = ApolloLink.from([
  new ErrorLink(({ error, operation, forward }) => {
    if (refreshing || isExpired(error)) return from(refreshing ?? refresh()).pipe(switchMap(() => forward(operation)));
    return undefined;
  }),
  new SetContextLink(({ headers }) => ({ headers: { ...headers, ...session.headers } })),
  new PersistedQueryLink({ sha256: (text) => createHash('sha256').update(text).digest('hex'), useGETForHashedQueries: true }),
  new HttpLink({ uri: shop.endpoint, fetch: createRecordingFetch(sentRequests) }),
]);

const client: ApolloClient = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.split(({ operationType }) => operationType === 'subscription', new GraphQLWsLink(sockets), httpLink),
  defaultOptions: { query: { fetchPolicy: 'network-only' } },
});

const shopClient: ShopClient = {
  session,
  request: async <Result, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ) => {
    const isMutation = document.definitions.some((definition) => 'operation' in definition && definition.operation === 'mutation');
    const { data } = isMutation
      ? await client.mutate({ mutation: document as TypedDocumentNode<Result>, variables })
      : await client.query({ query: document as TypedDocumentNode<Result>, variables });
    if (!data) throw new Error('There is no data.');
    return data as Result;
  },
  subscribe: (query, next) => {
    const subscription = client.subscribe({ query }).subscribe(({ data }) => data && next(data as Parameters<typeof next>[0]));
    return () => subscription.unsubscribe();
  },
  readError: (error) => {
    const [firstError] = CombinedGraphQLErrors.is(error) ? error.errors : [];
    return firstError && { code: String(firstError.extensions?.code), details: Object(firstError.extensions?.details) };
  },
  close: () => sockets.dispose(),
};

describe('Apollo Client', () => {
  testShopping(shopClient);

  it('sends a document after PersistedQueryNotFound, and only its hash from then on', async () => {
    const query: TypedDocumentNode<{ directoryList: { slug: string }[] }> = gql(
      `query Q${randomUUID().replaceAll('-', '')} { directoryList { slug } }`,
    );
    for (const expected of [[false, true], [false]]) {
      sentRequests.length = 0;
      const { data } = await client.query({ query });
      assert.ok(data && data.directoryList.length > 0);
      assert.deepEqual(
        sentRequests.map(({ hasDocument }) => hasDocument),
        expected,
      );
    }
  });

  after(() => {
    sockets.dispose();
    client.stop();
  });
});
