import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { demandViewer, getRequest } from './resolve-viewer.js';
import type { Viewer } from './viewer.js';
import { Viewers } from './viewers.port.js';

@Injectable()
class ViewerOfRequest implements PipeTransform<FastifyRequest, Promise<Viewer>> {
  constructor(private readonly viewers: Viewers) {}

  transform(request: FastifyRequest): Promise<Viewer> {
    return demandViewer(this.viewers, request);
  }
}

const CurrentRequest = createParamDecorator((_nothing: unknown, execution: ExecutionContext) => getRequest(execution));

/** Injects the viewer. Refuses a guest even where a guard is missing. */
export const CurrentViewer = (): ParameterDecorator => CurrentRequest(ViewerOfRequest);
