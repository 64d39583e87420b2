import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError, ErrorCode } from '../errors/domain-error.js';
import type { AccessLevel, ServiceScope } from '../prisma/generated/enums.js';
import { RateLimits } from '../rates/rate-limits.js';
import { reaches } from './access-level.rules.js';
import { beyondMaker, beyondToken, demandViewer, getRequest } from './resolve-viewer.js';
import { Viewers } from './viewers.port.js';

const REQUIRED = 'meet:access-level';
const SCOPES = 'meet:service-scopes';

@Injectable()
class LevelGuard implements CanActivate {
  constructor(
    private readonly viewers: Viewers,
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const request = getRequest(execution);
    const required = this.#read<AccessLevel>(REQUIRED, execution);
    const caller = await this.viewers.readCaller(request);
    if (caller) {
      await this.limits.chargeToken(caller.tokenId);
      const scopes = this.#read<ServiceScope[]>(SCOPES, execution);
      if (!scopes.some((scope) => caller.scopes.includes(scope))) throw beyondToken(scopes[0]);
      if (!reaches(caller.accessLevel, required)) throw beyondMaker(required);
      return true;
    }
    const { accessLevel, grantedLevel } = await demandViewer(this.viewers, request);
    if (reaches(accessLevel, required)) return true;
    const secondFactor = reaches(grantedLevel, required);
    const message = secondFactor ? 'Подтвердите вход кодом из\u00a0приложения.' : 'На\u00a0это нет прав.';
    throw new DomainError(ErrorCode.FORBIDDEN, message, { secondFactor });
  }

  #read<Value>(key: string, execution: ExecutionContext): Value {
    return this.reflector.getAllAndOverride<Value>(key, [execution.getHandler(), execution.getClass()]);
  }
}

/**
 * Requires this level or a higher one, in a session that has passed the second factor. A program with a service token may do it only if
 * there is a scope for it, the token has one of these scopes, and the account that created the token reaches the level.
 */
export const Requires = (level: AccessLevel, ...scopes: ServiceScope[]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(REQUIRED, level), SetMetadata(SCOPES, scopes), UseGuards(LevelGuard));
