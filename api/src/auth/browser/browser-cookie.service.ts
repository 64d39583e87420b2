import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { BrowserCookies, isBrowser } from '../../platform/http/browser-cookies.js';
import { DAY_SECONDS } from '../../platform/time/durations.js';

const BROWSER = 'browser';
/** As long as browsers keep anything; counted anew with every code that is asked for. */
export const BROWSER_SECONDS = 400 * DAY_SECONDS;
const ID = /^[\w-]{43}$/;

type Context = Pick<GraphqlContext, 'req' | 'reply'>;

/** A random id by which a browser is known again: codes are bound to it, and who has signed in from it before is no stranger. */
@Injectable()
export class BrowserCookieService {
  constructor(private readonly cookies: BrowserCookies) {}

  /** Null where no page of the shop asks, or its browser has none yet. */
  idOf({ req }: Context): string | null {
    const id = this.cookies.read(req, BROWSER);
    return id !== null && ID.test(id) ? id : null;
  }

  /** The browser's id, which it keeps from now on for as long as browsers keep anything. Null where no page of the shop asks. */
  give(context: Context): string | null {
    if (!isBrowser(context.req)) return null;
    const value = this.idOf(context) ?? randomBytes(32).toString('base64url');
    this.cookies.write(context.reply, { name: BROWSER, value, maxAgeSeconds: BROWSER_SECONDS });
    return value;
  }
}
