import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '../errors/domain-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { AccessLevel } from '../prisma/generated/enums.js';
import { reaches } from './access-level.rules.js';
import { demandViewer, requestOf } from './viewer-of.js';
import { Viewers } from './viewers.port.js';

const REQUIRED = 'meet:access-level';

@Injectable()
class LevelGuard implements CanActivate {
  constructor(
    private readonly viewers: Viewers,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const required = this.reflector.getAllAndOverride<AccessLevel>(REQUIRED, [execution.getHandler(), execution.getClass()]);
    const { accessLevel, grantedLevel } = await demandViewer(this.viewers, requestOf(execution));
    if (reaches(accessLevel, required)) return true;
    const secondFactor = reaches(grantedLevel, required);
    const message = secondFactor ? 'Подтвердите вход кодом из\u00a0приложения.' : 'На\u00a0это нет прав.';
    throw new DomainError(ErrorCode.FORBIDDEN, message, { secondFactor });
  }
}

/** Requires this level or a higher one, in a session that has passed the second factor. */
export const Requires = (level: AccessLevel): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(REQUIRED, level), UseGuards(LevelGuard));
