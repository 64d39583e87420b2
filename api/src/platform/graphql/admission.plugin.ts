import { type ApolloServerPlugin, type GraphQLResponse, HeaderMap } from '@apollo/server';
import { Admission, type Rank, type ReleaseSlot } from '@meet/server-kit/admission';
import { Extensions } from '@nestjs/graphql';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type GraphQLSchema, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { overloadedError } from '../errors/domain-error.js';
import type { Metrics } from '../process/metrics.js';
import type { GraphqlContext } from './graphql.context.js';
import { isQueryRequest } from './query-request.js';

const { message, code, details } = overloadedError();

/** Status and headers of the response to a request that an overloaded process refuses. */
const REFUSAL = { status: 503, headers: { 'retry-after': String(details.retryAfter) } };

const listRefusalErrors = (requestId: string) => [{ message, extensions: { code, requestId, details } }];

const EXTENSION_NAME = 'isAdmittedUnderLoad';

/**
 * Marks a mutation of signing in, ordering or paying. An overloaded process neither delays nor refuses it, and it takes no slot from other
 * operations while it waits. Its response must be small, because nothing else limits how many are computed at once. Sending and checking
 * codes and placing orders have fair slots of their own, requests to a payment provider are limited in number, and the limit of mutations
 * per client address bounds all other marked mutations.
 */
export const AdmittedUnderLoad = (): MethodDecorator => Extensions({ [EXTENSION_NAME]: true });

/** Whether all root fields are marked with AdmittedUnderLoad. */
function isAdmittedUnderLoad(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): boolean {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  return selectionSet.selections.every(
    (selectedNode) => selectedNode.kind === Kind.FIELD && fields[selectedNode.name.value]?.extensions[EXTENSION_NAME] === true,
  );
}

// Six operations keep the process busy while some of them wait for PostgreSQL. A full queue is served well within the usual maximum wait,
// unless other work keeps the machine busy.
const LIMITS = { maxRunning: 6, maxQueue: 96, maxQueueWhileShedding: 6, shedAfterMs: 200, stopSheddingAfterMs: 500 };

export const createAdmission = (maxWaitMs: number): Admission => new Admission({ ...LIMITS, maxWaitMs });

/**
 * Admits operations as fast as the process executes them, and refuses the others with 503. A slot is freed when the response is ready, even
 * if the client has disconnected, because the work continues without the client.
 */
export function admitOperations(admission: Admission, metrics: Metrics): ApolloServerPlugin<GraphqlContext> {
  metrics.registerGauge({ name: 'meet_graphql_running', help: 'GraphQL operations being executed' }, async () => admission.runningCount);
  metrics.registerGauge(
    { name: 'meet_graphql_waiting', help: 'GraphQL operations waiting for their turn' },
    async () => admission.waitingCount,
  );
  return {
    async requestDidStart() {
      let releaseSlot: ReleaseSlot | undefined;
      return {
        async responseForOperation({ schema, operation, contextValue }) {
          // No operation was selected; execution reports that as an error.
          if (!operation || isAdmittedUnderLoad(schema, operation)) return null;
          const rank: Rank = operation.operation === OperationTypeNode.MUTATION ? 'preferred' : 'ordinary';
          releaseSlot = await admission.enter(rank, createDisconnectSignal(contextValue.reply)).catch(() => undefined);
          return releaseSlot ? null : buildRefusal(contextValue);
        },
        async willSendResponse() {
          releaseSlot?.();
        },
      };
    },
  };
}

/** Returns a signal that aborts when the client closes its connection before it has a response. */
function createDisconnectSignal(reply: FastifyReply): AbortSignal {
  const disconnectController = new AbortController();
  const abort = (): void => {
    if (!reply.raw.writableFinished) disconnectController.abort();
  };
  if (reply.raw.destroyed) abort();
  else reply.raw.once('close', abort);
  return disconnectController.signal;
}

const buildRefusal = ({ requestId }: GraphqlContext): GraphQLResponse => ({
  http: { status: REFUSAL.status, headers: new HeaderMap(Object.entries(REFUSAL.headers)) },
  body: { kind: 'single', singleResult: { errors: listRefusalErrors(requestId) } },
});

/** Refuses queries that would not be admitted. It does so before GraphQL parses them, because a refusal must cost little. */
export function refuseQueriesBeforeParsing(fastify: FastifyInstance, admission: Admission): void {
  fastify.addHook('preHandler', (request, reply, done) => {
    if (!isQueryRequest(request) || !admission.refuseIfFull('ordinary')) return done();
    void reply
      .code(REFUSAL.status)
      .headers(REFUSAL.headers)
      .send({ errors: listRefusalErrors(request.id) });
  });
}
