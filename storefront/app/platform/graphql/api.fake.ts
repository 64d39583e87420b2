import type { ApiClient } from './api-client.ts';
import type { Exchange } from './exchange.server.ts';
import type { TypedDocumentString } from './generated/graphql.ts';

interface Reply {
  query: string;
  /** Takes variables and returns data, both as JSON. */
  respond: (variables: string) => Promise<string>;
}

/** Defines the fake API's response to an operation. */
export const reply = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  buildResult: (variables: Variables) => Result | Promise<Result>,
): Reply => ({ query: document.toString(), respond: async (variables) => JSON.stringify(await buildResult(JSON.parse(variables))) });

/** Fakes the API for tests. Like the real one, it passes JSON. Operations without a reply fail. */
export function fakeApi(...replies: readonly Reply[]): { client: ApiClient; exchange: Exchange } {
  const sendQuery = async (document: { toString(): string }, variables: unknown) => {
    const matchingReply = replies.find(({ query }) => query === document.toString());
    if (!matchingReply) throw new Error(`the fake API has no reply to ${document}`);
    return JSON.parse(await matchingReply.respond(JSON.stringify(variables ?? {})));
  };
  return {
    client: {
      query: (document, ...[variables]) => sendQuery(document, variables),
      queryAsGuest: (document, ...[variables]) => sendQuery(document, variables),
      queryLongCached: (document, ...[variables]) => sendQuery(document, variables),
    },
    exchange: async (document, { variables }) => ({ data: await sendQuery(document, variables), refused: null, setCookies: [] }),
  };
}
