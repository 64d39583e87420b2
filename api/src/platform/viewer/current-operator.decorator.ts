import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { demandViewer, getRequest } from './resolve-viewer.js';
import { type Caller, Viewers } from './viewers.port.js';

@Injectable()
class OperatorOfRequest implements PipeTransform<FastifyRequest, Promise<Caller>> {
  constructor(private readonly viewers: Viewers) {}

  async transform(request: FastifyRequest): Promise<Caller> {
    return (await this.viewers.readCaller(request)) ?? demandViewer(this.viewers, request);
  }
}

const CurrentRequest = createParamDecorator((_nothing: unknown, execution: ExecutionContext) => getRequest(execution));

/** Injects the author of the request: the viewer, or the program with a service token. Use it where `@Requires` names a scope. */
export const CurrentOperator = (): ParameterDecorator => CurrentRequest(OperatorOfRequest);
