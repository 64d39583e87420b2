import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { BrowserCookies, isBrowser } from '../platform/http/browser-cookies.js';
import { DAY_SECONDS } from '../platform/process/durations.js';

const COOKIE_NAME = 'browser';
/** Lifetime of the cookie, the longest that browsers allow. Each request for a code renews the cookie. */
export const BROWSER_COOKIE_SECONDS = 400 * DAY_SECONDS;
const ID_FORMAT = /^[\w-]{43}$/;

type Context = Pick<GraphqlContext, 'req' | 'reply'>;

/** Cookie with a random id of the browser. Codes are bound to this id, and known browsers of an account are recognised by it. */
@Injectable()
export class BrowserCookieService {
  constructor(private readonly cookies: BrowserCookies) {}

  /** Returns null unless the request comes from a page of the shop and has the cookie. */
  readId({ req }: Context): string | null {
    const id = this.cookies.read(req, COOKIE_NAME);
    return id !== null && ID_FORMAT.test(id) ? id : null;
  }

  /** Returns the browser's id and sets or renews its cookie. Returns null unless the request comes from a page of the shop. */
  issueCookie(context: Context): string | null {
    if (!isBrowser(context.req)) return null;
    const browserId = this.readId(context) ?? randomBytes(32).toString('base64url');
    this.cookies.write(context.reply, { name: COOKIE_NAME, value: browserId, maxAgeSeconds: BROWSER_COOKIE_SECONDS });
    return browserId;
  }
}
