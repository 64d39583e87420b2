import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { BrowserCookies, isBrowser } from '../platform/http/browser-cookies.js';
import { DAY_SECONDS } from '../platform/process/durations.js';
import type { AuthData } from './session/session.model.js';

export const ACCESS_COOKIE = 'access';
export const REFRESH_COOKIE = 'refresh';

/** Session cookies of browsers, which no script can read. */
@Injectable()
export class SessionCookiesService {
  constructor(private readonly cookies: BrowserCookies) {}

  /** Delivers tokens: as cookies to a browser, with null in the response, and as data to other clients. */
  deliverTokens({ req, reply }: Pick<GraphqlContext, 'req' | 'reply'>, tokens: AuthData): AuthData | null {
    if (!isBrowser(req)) return tokens;
    this.cookies.write(reply, { name: ACCESS_COOKIE, value: tokens.accessToken, maxAgeSeconds: 7 * DAY_SECONDS });
    this.cookies.write(reply, { name: REFRESH_COOKIE, value: tokens.refreshToken, maxAgeSeconds: 30 * DAY_SECONDS });
    return null;
  }

  /** Removes the session cookies, which only browsers have. */
  removeTokens({ req, reply }: { req: FastifyRequest; reply: FastifyReply }): void {
    if (!isBrowser(req)) return;
    for (const name of [ACCESS_COOKIE, REFRESH_COOKIE]) this.cookies.remove(reply, name);
  }

  readAccessToken(request: FastifyRequest): string | null {
    return this.cookies.read(request, ACCESS_COOKIE);
  }

  readRefreshToken(request: FastifyRequest): string | null {
    return this.cookies.read(request, REFRESH_COOKIE);
  }
}
