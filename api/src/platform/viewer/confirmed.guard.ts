import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { DomainError, ErrorCode } from '../errors/domain-error.js';
import { demandViewer, getRequest } from './resolve-viewer.js';
import { Viewers } from './viewers.port.js';

/** Returns the error for a session without a recently confirmed code. */
export const notConfirmed = (): DomainError =>
  new DomainError(ErrorCode.FORBIDDEN, 'Сначала подтвердите, что это вы: запросите код на\u00a0свой телефон или email.', {
    confirmIdentity: true,
  });

@Injectable()
class ConfirmedGuard implements CanActivate {
  constructor(private readonly viewers: Viewers) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const viewer = await demandViewer(this.viewers, getRequest(execution));
    if (await this.viewers.isConfirmed(viewer)) return true;
    throw notConfirmed();
  }
}

/** Requires a code that was recently confirmed in this session, because a live session may be stolen. */
export const Confirmed = (): MethodDecorator & ClassDecorator => UseGuards(ConfirmedGuard);
