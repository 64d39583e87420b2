import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../platform/process/durations.js';
import { AccessLevel, hasLevel } from '../../platform/viewer/access-level.js';
import {
  type Caller,
  isProgram,
  type RecognizedCaller,
  type ServiceCaller,
  type Viewer,
  type Viewers,
} from '../../platform/viewer/viewers.port.js';
import { AccessTokenService, type VerifiedClaims } from '../access-token.service.js';
import { LiveTokensService } from '../service-token/live-tokens.service.js';
import { hashServiceToken, isServiceToken } from '../service-token/service-token.rules.js';
import { sessionEndedError } from '../session/session.rules.js';
import { SessionCookiesService } from '../session-cookies.service.js';
import { ConfirmedSessionsService } from './confirmed-sessions.service.js';
import { FrontendsService } from './frontends.service.js';
import { LiveSessionsService, resolveLevel } from './live-sessions.service.js';

const BEARER = /^Bearer(?: +(.*))?$/i;

/** Returns the token of a Bearer authorization; the token may be empty. Returns undefined for other schemes, which belong to proxies. */
export function readBearer(authorization: string | undefined): string | undefined {
  const bearer = BEARER.exec(authorization ?? '');
  return bearer ? (bearer[1] ?? '') : undefined;
}

/** Identifies the viewer of a request: by its Bearer token, or by the cookies that a page of the shop sends. */
@Injectable()
export class RequestViewersService implements Viewers {
  readonly #viewers = new WeakMap<FastifyRequest, Promise<Viewer | null>>();
  readonly #programs = new WeakMap<FastifyRequest, Promise<ServiceCaller>>();
  readonly #claims = new WeakMap<FastifyRequest, VerifiedClaims | null>();
  /**
   * Programs and sessions of the staff that were identified within the last minute. A request is counted against the limits before anything
   * is read from the database, so that anonymous requests cost no query. Requests of callers that are not recognized yet are counted by
   * client address.
   */
  readonly #recognizedCallers = new LRUCache<string, RecognizedCaller>({ max: 10_000, ttl: MINUTE_MS });

  constructor(
    private readonly accessTokens: AccessTokenService,
    private readonly sessions: LiveSessionsService,
    private readonly cookies: SessionCookiesService,
    private readonly confirmedSessions: ConfirmedSessionsService,
    private readonly serviceTokens: LiveTokensService,
    private readonly frontends: FrontendsService,
  ) {}

  read(request: FastifyRequest): Promise<Viewer | null> {
    const viewer = this.#viewers.get(request) ?? this.#resolveViewer(request);
    this.#viewers.set(request, viewer);
    return viewer;
  }

  async readProgram(request: FastifyRequest): Promise<ServiceCaller | null> {
    const bearer = readBearer(request.headers.authorization);
    if (bearer === undefined || !isServiceToken(bearer)) return null;
    const program = this.#programs.get(request) ?? this.#identifyProgram(bearer);
    this.#programs.set(request, program);
    return program;
  }

  findRecentCaller(request: FastifyRequest): RecognizedCaller | null {
    const bearer = readBearer(request.headers.authorization);
    if (bearer !== undefined && isServiceToken(bearer)) return this.#recognizedCallers.get(hashBearer(bearer)) ?? null;
    const token = bearer ?? this.cookies.readAccessToken(request);
    const claims = token === null ? null : this.#readClaims(request, token);
    return (claims && this.#recognizedCallers.get(claims.sessionId)) ?? null;
  }

  findCachedFrontendTokenId(token: string): string | null {
    return this.frontends.findCached(token);
  }

  readFrontendTokenId(token: string): Promise<string> {
    return this.frontends.read(token);
  }

  async hasActiveRights(caller: Caller): Promise<boolean> {
    if (isProgram(caller)) return this.serviceTokens.hasActiveRights(caller);
    const session = await this.sessions.find({ sessionId: caller.sessionId, generation: 0 });
    return session !== null && hasLevel(resolveLevel(session, Number.MAX_SAFE_INTEGER), caller.accessLevel);
  }

  hasRecentCode(viewer: Viewer): Promise<boolean> {
    return this.confirmedSessions.isConfirmed(viewer);
  }

  async #identifyProgram(bearer: string): Promise<ServiceCaller> {
    const caller = await this.serviceTokens.findCaller(bearer);
    this.#recognizedCallers.set(hashBearer(bearer), { kind: 'TOKEN', id: caller.tokenId });
    return caller;
  }

  /** Claims are cached, so that a signature is verified once although both the limits and the viewer of a request need them. */
  #readClaims(request: FastifyRequest, token: string): VerifiedClaims | null {
    const cachedClaims = this.#claims.get(request);
    if (cachedClaims !== undefined) return cachedClaims;
    const claims = this.accessTokens.read(token);
    this.#claims.set(request, claims);
    return claims;
  }

  async #resolveViewer(request: FastifyRequest): Promise<Viewer | null> {
    const bearer = readBearer(request.headers.authorization);
    if (bearer !== undefined && isServiceToken(bearer)) return null;
    const token = bearer ?? this.cookies.readAccessToken(request);
    if (token === null) {
      // The access cookie expires before the refresh cookie, so this client is not a guest and must refresh.
      if (this.cookies.readRefreshToken(request) !== null) throw sessionEndedError();
      return null;
    }
    const claims = this.#readClaims(request, token);
    const session = claims && (await this.sessions.find(claims));
    if (!session) throw sessionEndedError();
    const { accountId, grantedLevel } = session;
    const { sessionId, generation } = claims;
    const accessLevel = resolveLevel(session, generation);
    if (accessLevel !== AccessLevel.CUSTOMER) this.#recognizedCallers.set(sessionId, { kind: 'SESSION', id: sessionId });
    return { accountId, sessionId, grantedLevel, accessLevel };
  }
}

const hashBearer = (bearer: string): string => hashServiceToken(bearer).toString('base64');
