import type { ApolloServerPlugin } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import { ErrorCode } from '../errors/domain-error.js';
import { RETRY_AFTER_SECONDS } from '../http/request-context.js';

/**
 * Sets a 5xx status when every root field failed because of the shop, so that proxies, balancers and monitoring see it. A partial response
 * stays 200, and so does one with a mistake of the client.
 */
export const failureStatuses: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        if (http.status !== undefined || body.kind !== 'single' || !hasFailed(body.singleResult)) return;
        const codes = new Set(body.singleResult.errors?.map(({ extensions }) => extensions?.code));
        const isUnknown = codes.has(ErrorCode.OUTCOME_UNKNOWN);
        if (isUnknown || codes.has(ErrorCode.UNAVAILABLE)) {
          http.status = 503;
          // The header invites clients to repeat the request, which must not happen while a change may have been made.
          if (!isUnknown) http.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
        } else if (codes.size === 1 && codes.has(ErrorCode.INTERNAL)) http.status = 500;
      },
    };
  },
};

/** Whether the operation ran and no root field has a result. A root field that is null without an error counts as a result. */
function hasFailed({ data, errors }: FormattedExecutionResult): boolean {
  if (data === undefined || !errors?.length) return false;
  const failed = new Set(errors.map(({ path }) => path?.[0]));
  return data === null || Object.entries(data).every(([field, result]) => result === null && failed.has(field));
}
