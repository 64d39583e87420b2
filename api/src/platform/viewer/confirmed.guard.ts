import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { demandViewer, requestOf } from './viewer-of.js';
import { Viewers } from './viewers.port.js';

/** What a session is told in which nobody has shown a code lately. */
export const notConfirmed = (): DomainError =>
  new DomainError(ErrorCode.FORBIDDEN, 'Сначала подтвердите, что это вы: запросите код на\u00a0свой телефон или e-mail.', {
    confirmIdentity: true,
  });

@Injectable()
class ConfirmedGuard implements CanActivate {
  constructor(private readonly viewers: Viewers) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const viewer = await demandViewer(this.viewers, requestOf(execution));
    if (await this.viewers.isConfirmed(viewer)) return true;
    throw notConfirmed();
  }
}

/** Only for whoever is signed in and has shown a code in this very session lately: a live session alone, which may be stolen, is not enough. */
export const Confirmed = (): MethodDecorator & ClassDecorator => UseGuards(ConfirmedGuard);
