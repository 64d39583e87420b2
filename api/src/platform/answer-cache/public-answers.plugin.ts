import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from '../graphql/graphql.context.js';
import { varyBy } from '../http/vary-header.js';

// A displayed price may be a second old where a cache stands between, and not older: hence no stale-while-revalidate.
export const PUBLIC = 'public, max-age=1';
/** A cache must never give one visitor's answer to another, in either direction. */
export const VARIES_WITH = 'Authorization, Cookie, Accept';

/**
 * Lets caches keep what was asked by GET, without credentials, and answered without an error. Everything else stays as the context has
 * declared it: private, no-store.
 */
export const publicAnswers: ApolloServerPlugin<GraphqlContext> = {
  async requestDidStart({ contextValue: { req, reply } }) {
    const { authorization, cookie } = req.headers;
    if (req.method !== 'GET' || authorization !== undefined || cookie !== undefined) return;
    return {
      async willSendResponse({ response: { body, http } }) {
        if (body.kind !== 'single' || body.singleResult.errors || http.status !== undefined) return;
        http.headers.set('cache-control', PUBLIC);
        varyBy(reply, VARIES_WITH);
      },
    };
  },
};
