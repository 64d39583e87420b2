import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { demandViewer, getRequest } from './resolve-viewer.js';
import { Viewers } from './viewers.port.js';

@Injectable()
class SignedInGuard implements CanActivate {
  constructor(private readonly viewers: Viewers) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    await demandViewer(this.viewers, getRequest(execution));
    return true;
  }
}

/** Requires a viewer; refuses a guest with UNAUTHENTICATED. */
export const SignedIn = (): MethodDecorator & ClassDecorator => UseGuards(SignedInGuard);
