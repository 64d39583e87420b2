import type { ApolloServerPlugin } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import { ErrorCode, RETRY_AFTER_SECONDS } from '../errors/domain-error.js';

/**
 * Sets a 5xx status when every root field failed because of the shop, so that proxies, balancers and monitoring see it. A partial response
 * keeps the status 200, and so does a response with a mistake of the client.
 */
export const failureStatuses: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        if (http.status !== undefined || body.kind !== 'single' || !hasFailed(body.singleResult)) return;
        const codes = new Set(body.singleResult.errors?.map(({ extensions }) => extensions?.code));
        const isOutcomeUnknown = codes.has(ErrorCode.OUTCOME_UNKNOWN);
        if (isOutcomeUnknown || codes.has(ErrorCode.UNAVAILABLE)) {
          http.status = 503;
          // The header invites clients to repeat the request, which must not happen while a change may have been made.
          if (!isOutcomeUnknown) http.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
        } else if (codes.size === 1 && codes.has(ErrorCode.INTERNAL)) http.status = 500;
      },
    };
  },
};

/** Whether the operation ran and no root field has a result. A root field that is null without an error counts as a result. */
function hasFailed({ data, errors }: FormattedExecutionResult): boolean {
  if (data === undefined || !errors?.length) return false;
  const failedFields = new Set(errors.map(({ path }) => path?.[0]));
  return data === null || Object.entries(data).every(([field, result]) => result === null && failedFields.has(field));
}
