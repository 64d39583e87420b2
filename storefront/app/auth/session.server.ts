import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { type Exchange, type Exchanged, exchangeContext } from '../platform/graphql/exchange.server.ts';
import { RefreshTokensDocument, type SessionUserFragment, ViewerDocument } from '../platform/graphql/generated/graphql.ts';
import { type Visit, type Visitor, visitContext } from '../platform/visit.server.ts';
import { comesAgain } from './comes-again.server.ts';
import { type Cookies, cookieHeader, readCookies, withoutCookie, withSetCookies } from './cookies.server.ts';
import type { RefreshFlights } from './refresh-flights.server.ts';
import { signInAddress } from './sign-in-address.ts';
import { isSpent } from './token-expiry.server.ts';

/** Who a visit is by, as far as its page goes. */
export interface VisitSession {
  visitor: Visitor;
  /** Null is nobody; nothing is what the API did not say. */
  user: SessionUserFragment | null | undefined;
  /** What the loaders' questions carry; null of who is not known. */
  credentials: string | null;
  setCookies: readonly string[];
}

export const userContext = createContext<SessionUserFragment | null | undefined>(undefined);
export const flightsContext = createContext<RefreshFlights<VisitSession>>();

const guest: VisitSession = { visitor: 'guest', user: null, credentials: null, setCookies: [] };
const unknown: VisitSession = { visitor: 'unknown', user: undefined, credentials: null, setCookies: [] };

/** Cookies by which the API knows whom it answers; the refresh token is for the exchange alone. */
const credentialsOf = (cookies: Cookies) => cookieHeader(cookies, ['access', 'browser']);

interface Asking {
  cookies: Cookies;
  exchange: Exchange;
}

/** The API's word; null where a session is over. Throws where that is not what it says: a limit or a failure is no end of a session. */
function wordOf<Result>({ data, refused }: Exchanged<Result>): Result | null {
  if (refused?.code === 'UNAUTHENTICATED') return null;
  if (!data) throw new Error(`the API refused: ${refused?.code ?? 'nothing said'}`);
  return data;
}

async function renew({ cookies, exchange }: Asking): Promise<VisitSession> {
  const own = cookieHeader(cookies, ['access', 'refresh', 'browser']) ?? '';
  const answer = await exchange(RefreshTokensDocument, { variables: {}, cookies: own });
  const { setCookies } = answer;
  const word = wordOf(answer);
  if (!word) return { ...guest, setCookies };
  const credentials = credentialsOf(withSetCookies(cookies, setCookies));
  return { visitor: 'known', user: word.refreshTokens.user, credentials, setCookies };
}

/** Null where the access token has ended, for good or for being too old. */
async function known({ cookies, exchange }: Asking, now: Date): Promise<VisitSession | null> {
  const access = cookies.get('access');
  if (!access || isSpent(access, now)) return null;
  const credentials = credentialsOf(cookies);
  const user = wordOf(await exchange(ViewerDocument, { variables: {}, cookies: credentials ?? '' }))?.user;
  return user ? { visitor: 'known', user, credentials, setCookies: [] } : null;
}

async function sessionOf(asking: Asking, flights: RefreshFlights<VisitSession>, visit: Visit): Promise<VisitSession> {
  const access = asking.cookies.get('access');
  const refresh = asking.cookies.get('refresh');
  if (!access && !refresh) return guest;
  try {
    const session = await known(asking, visit.startedAt);
    if (session) return session;
    if (!refresh) return { ...guest, setCookies: [withoutCookie('access')] };
    return await flights.take(refresh, () => renew(asking));
  } catch (error) {
    visit.logger.error({ err: error }, 'the API did not say who asks');
    return unknown;
  }
}

/** Cookies of the session, and after them what the answer itself sets: signing in or out has the last word. */
function handCookies({ headers }: Response, setCookies: readonly string[]) {
  const own = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of [...setCookies, ...own]) headers.append('set-cookie', cookie);
}

/**
 * Before anything is rendered: whose page it is. An access token that has ended is renewed once, whatever of the visitor's waits for it, the
 * loaders ask with the new one, and the browser gets the new cookies with the page. A session that is over leaves a guest's page. Where
 * the API does not say, through a failure or a limit, a page for everybody shows what a guest sees, and nothing is taken from the browser.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visit = context.get(visitContext);
  const asking = { cookies: readCookies(request.headers.get('cookie')), exchange: context.get(exchangeContext) };
  const { visitor, user, credentials, setCookies } = await sessionOf(asking, context.get(flightsContext), visit);
  visit.visitor = visitor;
  visit.credentials = credentials;
  context.set(userContext, user);
  const response = await next();
  handCookies(response, setCookies);
  return response;
};

/**
 * Whose page it is, where it can be nobody's: a guest is led to sign in and back to `path`; who is not known is asked to try again.
 */
export function personOf(context: Readonly<RouterContextProvider>, path: string): SessionUserFragment {
  const user = context.get(userContext);
  if (user) return user;
  if (user === null) throw redirect(signInAddress('/auth', { to: path }));
  throw comesAgain();
}
