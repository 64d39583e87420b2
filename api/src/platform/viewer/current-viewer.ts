import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import { type GqlContextType, GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../errors/domain-error.js';
import type { GraphqlContext } from '../graphql/graphql.context.js';
import type { AccessLevel } from '../prisma/generated/enums.js';
import { type Caller, type Viewer, Viewers } from './viewers.port.js';

/** The current request, in GraphQL or REST. */
export function getRequest(execution: ExecutionContext): FastifyRequest {
  if (execution.getType<GqlContextType>() === 'graphql') return GqlExecutionContext.create(execution).getContext<GraphqlContext>().req;
  return execution.switchToHttp().getRequest<FastifyRequest>();
}

/** Returns the viewer. Throws FORBIDDEN for a service token and UNAUTHENTICATED for a guest. */
export async function requireViewer(viewers: Viewers, request: FastifyRequest): Promise<Viewer> {
  const viewer = await viewers.read(request);
  if (viewer) return viewer;
  if (await viewers.readProgram(request)) throw tokenForbiddenError();
  throw new DomainError(ErrorCode.UNAUTHENTICATED, 'Войдите, чтобы продолжить.');
}

/**
 * Returns the error for an action that a service token does not allow. `scope` is the scope that would allow the action; null if only
 * people may do it.
 */
export const tokenForbiddenError = (scope: string | null = null): DomainError =>
  new DomainError(ErrorCode.FORBIDDEN, 'Сервисный ключ этого не\u00a0позволяет.', { scope });

/** Returns the error for an action beyond the present level of the account that created the service token. */
export const tokenCreatorForbiddenError = (level: AccessLevel): DomainError =>
  new DomainError(ErrorCode.FORBIDDEN, 'У\u00a0того, кто создал этот ключ, больше нет таких прав.', { level });

@Injectable()
class ViewerPipe implements PipeTransform<FastifyRequest, Promise<Viewer>> {
  constructor(private readonly viewers: Viewers) {}

  transform(request: FastifyRequest): Promise<Viewer> {
    return requireViewer(this.viewers, request);
  }
}

const CurrentRequest = createParamDecorator((_nothing: unknown, execution: ExecutionContext) => getRequest(execution));

/** Injects the viewer. Refuses a guest even where a guard is missing. */
export const CurrentViewer = (): ParameterDecorator => CurrentRequest(ViewerPipe);

@Injectable()
class CallerPipe implements PipeTransform<FastifyRequest, Promise<Caller>> {
  constructor(private readonly viewers: Viewers) {}

  async transform(request: FastifyRequest): Promise<Caller> {
    return (await this.viewers.readProgram(request)) ?? requireViewer(this.viewers, request);
  }
}

/** Injects the author of the request: the viewer, or the program with a service token. Use it where `@Requires` names a scope. */
export const CurrentCaller = (): ParameterDecorator => CurrentRequest(CallerPipe);
