import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from '../../graphql/graphql.context.js';
import { varyBy } from './cache-headers.js';
import { isNeverCached } from './cache-marks.js';

// A cached price may be at most a second old, so there is no stale-while-revalidate.
export const PUBLIC_CACHE_CONTROL = 'public, max-age=1';
/** A shared cache must never serve one visitor's response to another. */
export const VARY_HEADERS = 'Authorization, Cookie, Accept';

/**
 * Marks responses to GET requests without credentials and without errors as publicly cacheable, unless they contain a field that is never
 * cached. All other responses get `private, no-store` from `forbidCaching`.
 */
export const publicResponses: ApolloServerPlugin<GraphqlContext> = {
  async requestDidStart({ contextValue: { req, reply } }) {
    const { authorization, cookie } = req.headers;
    if (req.method !== 'GET' || authorization !== undefined || cookie !== undefined) return;
    return {
      async willSendResponse({ schema, document, operation, response: { body, http } }) {
        if (body.kind !== 'single' || body.singleResult.errors || http.status !== undefined) return;
        if (!operation || !document || isNeverCached({ schema, document, operation })) return;
        http.headers.set('cache-control', PUBLIC_CACHE_CONTROL);
        varyBy(reply, VARY_HEADERS);
      },
    };
  },
};
