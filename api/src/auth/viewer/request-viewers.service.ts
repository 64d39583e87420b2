import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { reaches } from '../../platform/viewer/access-level.rules.js';
import type { Viewer } from '../../platform/viewer/viewer.js';
import { type Caller, isProgram, type ServiceCaller, type Viewers } from '../../platform/viewer/viewers.port.js';
import { LiveTokensService } from '../service-token/live-tokens.service.js';
import { isServiceToken } from '../service-token/service-token.rules.js';
import { sessionOver } from '../session/session.rules.js';
import { AccessTokenService } from '../token/access-token.service.js';
import { SessionCookiesService } from '../token/session-cookies.service.js';
import { bearerIn } from './bearer.rules.js';
import { ConfirmedSessionsService } from './confirmed-sessions.service.js';
import { LiveSessionsService, levelOf } from './live-sessions.service.js';

/** Reads who makes a request from the Bearer token, or from the cookies of a page of the shop. */
@Injectable()
export class RequestViewersService implements Viewers {
  readonly #read = new WeakMap<FastifyRequest, Promise<Viewer | null>>();
  readonly #callers = new WeakMap<FastifyRequest, Promise<ServiceCaller>>();

  constructor(
    private readonly accessTokens: AccessTokenService,
    private readonly sessions: LiveSessionsService,
    private readonly cookies: SessionCookiesService,
    private readonly confirmed: ConfirmedSessionsService,
    private readonly serviceTokens: LiveTokensService,
  ) {}

  read(request: FastifyRequest): Promise<Viewer | null> {
    const known = this.#read.get(request) ?? this.#viewerOf(request);
    this.#read.set(request, known);
    return known;
  }

  async readCaller(request: FastifyRequest): Promise<ServiceCaller | null> {
    const bearer = bearerIn(request.headers.authorization);
    if (bearer === undefined || !isServiceToken(bearer)) return null;
    const known = this.#callers.get(request) ?? this.serviceTokens.read(bearer);
    this.#callers.set(request, known);
    return known;
  }

  async keepsRights(operator: Caller): Promise<boolean> {
    if (isProgram(operator)) return this.serviceTokens.keepsRights(operator);
    const session = await this.sessions.find({ sessionId: operator.sessionId, generation: 0 });
    return session !== null && reaches(levelOf(session, Number.MAX_SAFE_INTEGER), operator.accessLevel);
  }

  isConfirmed(viewer: Viewer): Promise<boolean> {
    return this.confirmed.isConfirmed(viewer);
  }

  async #viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const bearer = bearerIn(request.headers.authorization);
    if (bearer !== undefined && isServiceToken(bearer)) return null;
    const token = bearer ?? this.cookies.accessToken(request);
    if (token === null) {
      // The access cookie expires before the refresh cookie, so this client is not a guest and must refresh.
      if (this.cookies.refreshToken(request) !== null) throw sessionOver();
      return null;
    }
    const claims = this.accessTokens.read(token);
    const session = claims && (await this.sessions.find(claims));
    if (!session) throw sessionOver();
    const { accountId, grantedLevel } = session;
    return { accountId, sessionId: claims.sessionId, grantedLevel, accessLevel: levelOf(session, claims.generation) };
  }
}
