import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { Admission } from '@meet/server-kit/admission';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { GraphQLFormattedError } from 'graphql';
import type { Config } from '../config/config.js';
import { logFailure, toPublicError } from '../errors/public-error.js';
import { publicResponses } from '../http/cache/public-responses.plugin.js';
import type { ResponseCache } from '../http/cache/response-cache.js';
import { uncompressedMutations } from '../http/compression.js';
import { getRequestContext } from '../http/request-context.js';
import type { Logger } from '../process/logger.js';
import type { Metrics } from '../process/metrics.js';
import type { Viewers } from '../viewer/viewers.port.js';
import { admitOperations } from './admission.plugin.js';
import type { buildDirectSchema } from './direct-schema.js';
import { failureStatuses } from './failure-statuses.plugin.js';
import { createGraphqlContext } from './graphql.context.js';
import { operationBudgets } from './operation-budgets.plugin.js';
import { createOperationLimits } from './operation-limits.plugin.js';
import { withPlainFields } from './plain-fields.js';
import { withStrictDates } from './scalars.js';
import { storableText } from './storable-text.plugin.js';

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
  directSchema: ReturnType<typeof buildDirectSchema>;
}

/**
 * The schema is public, so introspection is open in every mode, and limits protect the API. The landing page is off because it loads from
 * another host; cache control is off because it doubles the CPU of a request and nothing reads it.
 */
export function buildGraphqlOptions({
  config,
  logger,
  admission,
  responses,
  metrics,
  viewers,
  directSchema,
}: GraphqlDependencies): ApolloDriverConfig {
  return {
    path: '/graphql',
    ...directSchema,
    transformSchema: async (schema) => withStrictDates(withPlainFields(await directSchema.transformSchema(schema))),
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
