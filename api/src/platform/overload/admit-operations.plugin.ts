import { type ApolloServerPlugin, type GraphQLResponse, HeaderMap } from '@apollo/server';
import { Admission, type Leave, type Rank } from '@meet/server-kit/admission';
import type { FastifyReply } from 'fastify';
import { OperationTypeNode } from 'graphql';
import type { GraphqlContext } from '../graphql/graphql.context.js';
import type { Metrics } from '../health/metrics.js';
import { isAlwaysAdmitted } from './always-admitted.decorator.js';
import { REFUSAL, refusalErrors } from './refusal.js';

// Six operations keep the process busy while some of them wait for PostgreSQL. The process answers a burst
// well within the usual longest wait, unless other work keeps the machine busy.
const LIMITS = { running: 6, burst: 96, shedding: 6, patienceMs: 200, calmMs: 500 };

export const createAdmission = (longestWaitMs: number): Admission => new Admission({ ...LIMITS, longestWaitMs });

/**
 * Admits operations as fast as the process executes them, and refuses the others with 503. A slot is freed when the answer is ready, also
 * if the client has left, because the work goes on without it.
 */
export function admitOperations(admission: Admission, metrics: Metrics): ApolloServerPlugin<GraphqlContext> {
  metrics.gauge({ name: 'meet_graphql_running', help: 'GraphQL operations being executed' }, async () => admission.running);
  metrics.gauge({ name: 'meet_graphql_waiting', help: 'GraphQL operations waiting for their turn' }, async () => admission.waiting);
  return {
    async requestDidStart() {
      let leave: Leave | undefined;
      return {
        async responseForOperation({ schema, operation, contextValue }) {
          // No operation was selected; execution reports that as an error.
          if (!operation || isAlwaysAdmitted(schema, operation)) return null;
          const rank: Rank = operation.operation === OperationTypeNode.MUTATION ? 'preferred' : 'ordinary';
          leave = await admission.enter(rank, disconnectSignal(contextValue.reply)).catch(() => undefined);
          return leave ? null : refusal(contextValue);
        },
        async willSendResponse() {
          leave?.();
        },
      };
    },
  };
}

/** Returns a signal that aborts when the client closes its connection before it has an answer. */
function disconnectSignal(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  const abort = (): void => {
    if (!reply.raw.writableFinished) leaving.abort();
  };
  if (reply.raw.destroyed) abort();
  else reply.raw.once('close', abort);
  return leaving.signal;
}

const refusal = ({ requestId }: GraphqlContext): GraphQLResponse => ({
  http: { status: REFUSAL.status, headers: new HeaderMap(Object.entries(REFUSAL.headers)) },
  body: { kind: 'single', singleResult: { errors: refusalErrors(requestId) } },
});
