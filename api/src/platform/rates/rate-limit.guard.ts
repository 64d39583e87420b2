import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type GqlContextType, GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyInstance } from 'fastify';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../graphql/graphql.context.js';
import { currentRequest } from '../http/request-context.js';
import type { Viewers } from '../viewer/viewers.port.js';
import { RateLimits } from './rate-limits.js';

/** Charges every root field, and thereby every alias, except the first one, which was charged when the request arrived. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    if (execution.getType<GqlContextType>() !== 'graphql') return true;
    const graphql = GqlExecutionContext.create(execution);
    const { operation } = graphql.getInfo<GraphQLResolveInfo>().operation;
    // A request over a socket is charged when it arrives.
    if (operation === 'subscription') return true;
    const asker = graphql.getContext<GraphqlContext>();
    if (!isFirstRootField()) await this.limits.chargeRequest(asker);
    if (operation === 'mutation') await this.limits.chargeMutation(asker);
    return true;
  }
}

function isFirstRootField(): boolean {
  const request = currentRequest();
  if (!request) return false;
  request.rootFields += 1;
  return request.rootFields === 1;
}

/** Charges a request before it is parsed, so that a refusal costs almost nothing. */
export function limitRequests(fastify: FastifyInstance, { viewers, limits }: { viewers: Viewers; limits: RateLimits }): void {
  fastify.addHook('onRequest', (request, reply) =>
    limits.chargeRequest({ clientAddress: request.ip, caller: viewers.recognize(request), reply }),
  );
}
