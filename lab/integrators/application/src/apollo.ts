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
import { recordingFetch, type Sent, Session, shop } from './shop.js';
import { type Connection, testShopping } from './shopping.js';

const sent: Sent[] = [];
const session = new Session();
const sockets = createClient({ url: shop.sockets, lazy: true, connectionParams: () => session.headers });

const isExpired = (error: unknown): boolean =>
  session.tokens !== null &&
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');

let refreshing: Promise<void> | undefined;

/** One refresh for all requests that wait for it. */
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

const http = ApolloLink.from([
  new ErrorLink(({ error, operation, forward }) => {
    if (refreshing || isExpired(error)) return from(refreshing ?? refresh()).pipe(switchMap(() => forward(operation)));
    return undefined;
  }),
  new SetContextLink(({ headers }) => ({ headers: { ...headers, ...session.headers } })),
  new PersistedQueryLink({ sha256: (text) => createHash('sha256').update(text).digest('hex'), useGETForHashedQueries: true }),
  new HttpLink({ uri: shop.endpoint, fetch: recordingFetch(sent) }),
]);

const client: ApolloClient = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.split(({ operationType }) => operationType === 'subscription', new GraphQLWsLink(sockets), http),
  defaultOptions: { query: { fetchPolicy: 'network-only' } },
});

const connection: Connection = {
  session,
  request: async <Result, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ) => {
    const isMutation = document.definitions.some((one) => 'operation' in one && one.operation === 'mutation');
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
  read: (error) => {
    const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
    return first && { code: String(first.extensions?.code), details: Object(first.extensions?.details) };
  },
  close: () => sockets.dispose(),
};

describe('Apollo Client', () => {
  testShopping(connection);

  it('sends a document after PersistedQueryNotFound, and only its hash from then on', async () => {
    const query: TypedDocumentNode<{ directoryList: { slug: string }[] }> = gql(
      `query Q${randomUUID().replaceAll('-', '')} { directoryList { slug } }`,
    );
    for (const expected of [[false, true], [false]]) {
      sent.length = 0;
      const { data } = await client.query({ query });
      assert.ok(data && data.directoryList.length > 0);
      assert.deepEqual(
        sent.map(({ hasDocument }) => hasDocument),
        expected,
      );
    }
  });

  after(() => {
    sockets.dispose();
    client.stop();
  });
});
