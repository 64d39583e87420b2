import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { Admission } from '@meet/server-kit/admission';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import type { Config } from '../config/config.js';
import { ErrorCode, RETRY_AFTER_SECONDS } from '../errors/domain-error.js';
import { logFailure, toPublicError } from '../errors/public-error.js';
import { publicResponses } from '../http/cache/public-responses.plugin.js';
import type { ResponseCache } from '../http/cache/response-cache.js';
import { uncompressedMutations } from '../http/compression.js';
import { getRequestContext } from '../http/request-context.js';
import { deadlines } from '../prisma/deadlines.js';
import type { Logger } from '../process/logger.js';
import type { Metrics } from '../process/metrics.js';
import type { Viewers } from '../viewer/viewers.port.js';
import { admitOperations } from './admission.plugin.js';
import { createGraphqlContext } from './graphql.context.js';
import { createOperationLimits } from './operation-limits.plugin.js';
import { withPlainFields } from './plain-fields.js';
import { withStrictDates } from './scalars.js';
import { storableText } from './storable-text.plugin.js';

/**
 * Sets a 5xx status when every root field failed because of the shop, so that proxies, balancers and monitoring see it. A partial response
 * keeps the status 200, and so does a response with a mistake of the client.
 */
const failureStatuses: ApolloServerPlugin = {
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

/** Sets the time that the operation may wait for the database. No statement runs before the operation is known. */
const operationBudgets: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        const context = getRequestContext();
        if (context && operation) context.budgetMs = operation.operation === 'mutation' ? deadlines.writeMs : deadlines.readMs;
      },
    };
  },
};

const MAX_NAME_LENGTH = 64;

/** Adds the operation's name to the request log. The name is an identifier by GraphQL's grammar, so it contains no personal data. */
const operationNames: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operationName }) {
        const context = getRequestContext();
        if (context && operationName) context.operationName = operationName.slice(0, MAX_NAME_LENGTH);
      },
    };
  },
};

interface GraphqlDependencies {
  config: Config;
  logger: Logger;
  responses: ResponseCache;
  admission: Admission;
  metrics: Metrics;
  viewers: Viewers;
}

export const buildSchemaOptions = { orphanedTypes: [ErrorCode] };

/**
 * The schema is public, so introspection is open in every mode, and limits protect the API. The landing page is off because it loads from
 * another host; cache control is off because it doubles the CPU of a request and nothing reads it.
 */
export function buildGraphqlOptions({ config, logger, admission, responses, metrics, viewers }: GraphqlDependencies): ApolloDriverConfig {
  return {
    path: '/graphql',
    autoSchemaFile: true,
    // Nest's check of the schema runs an introspection query, which takes a tenth of the start-up time. Apollo Server validates the schema
    // as well.
    buildSchemaOptions: { ...buildSchemaOptions, skipCheck: true },
    transformSchema: (schema) => withStrictDates(withPlainFields(schema)),
    context: createGraphqlContext(viewers),
    introspection: true,
    graphiql: false,
    includeStacktraceInErrorResponses: false,
    autoTransformHttpErrors: false,
    // With the default, the status of UNAUTHENTICATED would be 200.
    preserveHttpStatusForExecutionErrors: false,
    hideSchemaDetailsFromClientErrors: config.MODE === 'production',
    parseOptions: { maxTokens: config.QUERY_MAX_TOKENS },
    persistedQueries: { ttl: null },
    csrfPrevention: { requestHeaders: ['apollo-require-preflight', 'x-apollo-operation-name'] },
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      operationNames,
      operationBudgets,
      admitOperations(admission, metrics),
      createOperationLimits(config),
      storableText,
      publicResponses,
      responses.plugin,
      failureStatuses,
      uncompressedMutations,
    ],
    formatError: (formattedError, error) => formatError(logger, formattedError, error),
  };
}

function formatError(logger: Logger, formattedError: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const publicError = toPublicError(error);
  const { code, details, message } = publicError;
  const { locations, path } = formattedError;
  logFailure(logger, publicError, { path });
  const extensions = { code, requestId: getRequestContext()?.requestId, details };
  return { message, extensions, ...(locations && { locations }), ...(path && { path }) };
}
