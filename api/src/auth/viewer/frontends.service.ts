import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { SECOND_MS } from '../../platform/process/durations.js';
import { AccessLevel, hasLevel } from '../../platform/viewer/access-level.js';
import { tokenCreatorForbiddenError, tokenForbiddenError } from '../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { LiveTokensService } from '../service-token/live-tokens.service.js';
import { hashServiceToken, isServiceToken } from '../service-token/service-token.rules.js';

/** A frontend sends its token for each page that it renders, so the token is cached. A revoked token may be accepted for this long. */
const CACHE_MS = 2 * SECOND_MS;
const MAX_CACHED = 1_000;

/** Frontends whose service token allows them to state the client addresses of their shoppers. */
@Injectable()
export class FrontendsService {
  readonly #tokenIdByHash = new LRUCache<string, string>({ max: MAX_CACHED, ttl: CACHE_MS });

  constructor(private readonly tokens: LiveTokensService) {}

  /** Returns the id of the token if it was read within the last two seconds. Does not read the database. */
  findCached(token: string): string | null {
    return this.#tokenIdByHash.get(computeKey(token)) ?? null;
  }

  /** Throws UNAUTHENTICATED for a token that does not exist, and FORBIDDEN for one without the scope. */
  async read(token: string): Promise<string> {
    if (!isServiceToken(token)) throw new DomainError(ErrorCode.UNAUTHENTICATED, 'Сервисный ключ не\u00a0действует.');
    const { tokenId, scopes, accessLevel } = await this.tokens.findCaller(token);
    if (!scopes.includes(ServiceScope.SHOPPER_ADDRESS)) throw tokenForbiddenError(ServiceScope.SHOPPER_ADDRESS);
    if (!hasLevel(accessLevel, AccessLevel.ADMIN)) throw tokenCreatorForbiddenError(AccessLevel.ADMIN);
    this.#tokenIdByHash.set(computeKey(token), tokenId);
    return tokenId;
  }
}

const computeKey = (token: string): string => hashServiceToken(token).toString('base64');
