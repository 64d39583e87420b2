import { Inject, Injectable } from '@nestjs/common';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { AccessLevel, ServiceScope } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { MINUTE_MS } from '../../platform/process/durations.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { hasLevel } from '../../platform/viewer/access-level.js';
import type { ServiceCaller } from '../../platform/viewer/viewers.port.js';
import { hashServiceToken } from './service-token.rules.js';

/** A token acts for the account that created it. It is invalid once that account is deleted or has only the level CUSTOMER. */
const matchLiveToken = (now: Date): Prisma.Sql => Prisma.sql`
  revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${now}) AND creator.deleted_at IS NULL AND creator.access_level <> 'CUSTOMER'`;

interface LiveToken {
  tokenId: string;
  createdBy: string;
  accessLevel: AccessLevel;
  scopes: ServiceScope[];
  lastUsedAt: Date | null;
}

/**
 * Finds the service token of a request. The token is read from the database for every request, so that a revoked token is refused at once.
 */
@Injectable()
export class LiveTokensService {
  constructor(
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly prisma: PrismaService,
  ) {}

  /** Throws UNAUTHENTICATED if the token is not valid. */
  async findCaller(token: string): Promise<ServiceCaller> {
    const hash = hashServiceToken(token);
    const now = this.clock.now();
    const [foundToken] = await this.prisma.readRows<LiveToken>`
      SELECT token.id AS "tokenId", created_by AS "createdBy", creator.access_level AS "accessLevel", scopes::text[] AS scopes,
        last_used_at AS "lastUsedAt"
      FROM service_token AS token JOIN account AS creator ON creator.id = created_by
      WHERE (hash = ${hash} OR (previous_hash = ${hash} AND previous_until > ${now}))
        AND ${matchLiveToken(now)}`;
    if (!foundToken) throw new DomainError(ErrorCode.UNAUTHENTICATED, 'Сервисный ключ не\u00a0действует.');
    await this.#recordUse(foundToken, now);
    const { lastUsedAt: _lastUsedAt, ...caller } = foundToken;
    return caller;
  }

  /** Whether the token of the caller is still valid, with the scopes and the level that the caller was identified with. */
  async hasActiveRights({ tokenId, scopes, accessLevel }: ServiceCaller): Promise<boolean> {
    const [creator] = await this.prisma.readRows<Pick<LiveToken, 'accessLevel'>>`
      SELECT creator.access_level AS "accessLevel" FROM service_token AS token JOIN account AS creator ON creator.id = created_by
      WHERE token.id = ${tokenId}::uuid AND scopes::text[] @> ${[...scopes]}::text[] AND ${matchLiveToken(this.clock.now())}`;
    return creator !== undefined && hasLevel(creator.accessLevel, accessLevel);
  }

  /** Records the last use, at most once a minute. The request succeeds even if this fails. */
  async #recordUse({ tokenId: id, lastUsedAt }: LiveToken, now: Date): Promise<void> {
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < MINUTE_MS) return;
    await this.prisma.client.serviceToken
      .updateMany({ where: { id }, data: { lastUsedAt: now } })
      .catch((err: unknown) => this.logger.warn({ err }, 'the last use of a service token could not be recorded'));
  }
}
