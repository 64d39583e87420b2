import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError, ErrorCode } from '../errors/domain-error.js';
import type { AccessLevel, ServiceScope } from '../prisma/generated/enums.js';
import { RateLimits } from '../rates/rate-limits.js';
import { hasLevel } from './access-level.js';
import { getRequest, requireViewer, tokenCreatorForbiddenError, tokenForbiddenError } from './current-viewer.js';
import { Viewers } from './viewers.port.js';

@Injectable()
class SignedInGuard implements CanActivate {
  constructor(private readonly viewers: Viewers) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    await requireViewer(this.viewers, getRequest(execution));
    return true;
  }
}

/** Requires a viewer; refuses a guest with UNAUTHENTICATED. */
export const SignedIn = (): MethodDecorator & ClassDecorator => UseGuards(SignedInGuard);

/** Returns the error for a session in which the person has not recently confirmed a code that was sent to them. */
export const identityNotConfirmedError = (): DomainError =>
  new DomainError(ErrorCode.FORBIDDEN, 'Сначала подтвердите, что это вы: запросите код на\u00a0свой телефон или email.', {
    confirmIdentity: true,
  });

@Injectable()
class RecentCodeGuard implements CanActivate {
  constructor(private readonly viewers: Viewers) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const viewer = await requireViewer(this.viewers, getRequest(execution));
    if (await this.viewers.hasRecentCode(viewer)) return true;
    throw identityNotConfirmedError();
  }
}

/** Requires that the person has recently confirmed a code in this session, because somebody else may use an active session. */
export const RequiresRecentCode = (): MethodDecorator & ClassDecorator => UseGuards(RecentCodeGuard);

const LEVEL_KEY = 'meet:access-level';
const SCOPES_KEY = 'meet:service-scopes';

@Injectable()
class LevelGuard implements CanActivate {
  constructor(
    private readonly viewers: Viewers,
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const request = getRequest(execution);
    const requiredLevel = this.#read<AccessLevel>(LEVEL_KEY, execution);
    const program = await this.viewers.readProgram(request);
    if (program) {
      await this.limits.chargeToken(program.tokenId);
      const scopes = this.#read<ServiceScope[]>(SCOPES_KEY, execution);
      if (!scopes.some((scope) => program.scopes.includes(scope))) throw tokenForbiddenError(scopes[0]);
      if (!hasLevel(program.accessLevel, requiredLevel)) throw tokenCreatorForbiddenError(requiredLevel);
      return true;
    }
    const { accessLevel, grantedLevel } = await requireViewer(this.viewers, request);
    if (hasLevel(accessLevel, requiredLevel)) return true;
    const needsSecondFactor = hasLevel(grantedLevel, requiredLevel);
    const message = needsSecondFactor ? 'Подтвердите вход кодом из\u00a0приложения.' : 'На\u00a0это нет прав.';
    throw new DomainError(ErrorCode.FORBIDDEN, message, { secondFactor: needsSecondFactor });
  }

  #read<Value>(key: string, execution: ExecutionContext): Value {
    return this.reflector.getAllAndOverride<Value>(key, [execution.getHandler(), execution.getClass()]);
  }
}

/**
 * Requires this level or a higher one, in a session that has passed the second factor. A program with a service token is allowed only if
 * there is a scope for the operation, the token has one of these scopes, and the account that created the token reaches the level.
 */
export const Requires = (level: AccessLevel, ...scopes: ServiceScope[]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(LEVEL_KEY, level), SetMetadata(SCOPES_KEY, scopes), UseGuards(LevelGuard));
