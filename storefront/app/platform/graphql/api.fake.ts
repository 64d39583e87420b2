import type { ApiClient } from './api-client.ts';
import type { Exchange } from './exchange.server.ts';
import type { TypedDocumentString } from './generated/graphql.ts';

interface Reply {
  query: string;
  /** Takes variables and returns data, both as JSON. */
  take: (variables: string) => Promise<string>;
}

/** Defines the fake API's response to an operation. */
export const reply = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  response: (variables: Variables) => Result | Promise<Result>,
): Reply => ({ query: document.toString(), take: async (variables) => JSON.stringify(await response(JSON.parse(variables))) });

/** Fakes the API for tests. Like the real one, it passes JSON. Operations without a reply fail. */
export function fakeApi(...replies: readonly Reply[]): { client: ApiClient; exchange: Exchange } {
  const ask = async (document: { toString(): string }, variables: unknown) => {
    const known = replies.find(({ query }) => query === document.toString());
    if (!known) throw new Error(`the fake API has no reply to ${document}`);
    return JSON.parse(await known.take(JSON.stringify(variables ?? {})));
  };
  return {
    client: {
      query: (document, ...[variables]) => ask(document, variables),
      queryAsGuest: (document, ...[variables]) => ask(document, variables),
      queryLongCached: (document, ...[variables]) => ask(document, variables),
    },
    exchange: async (document, { variables }) => ({ data: await ask(document, variables), refused: null, setCookies: [] }),
  };
}
