import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { createServiceUnavailable } from '../../platform/error-response.ts';
import { type Exchange, type ExchangeResult, exchangeContext } from '../../platform/graphql/exchange.server.ts';
import { RefreshTokensDocument, type SessionUserFragment, ViewerDocument } from '../../platform/graphql/generated/graphql.ts';
import { type Visit, type VisitorKind, visitContext } from '../../platform/visit.server.ts';
import { buildSignInAddress } from '../link/sign-in-address.ts';
import { applySetCookies, buildCookieHeader, type Cookies, formatCookieDeletion, readCookies } from './cookies.server.ts';
import type { SharedTokenRefresh } from './shared-token-refresh.server.ts';

export interface VisitSession {
  visitor: VisitorKind;
  /** Null for a guest, undefined if the API did not respond. */
  user: SessionUserFragment | null | undefined;
  /** Cookies sent with API requests; null for a guest, and if the API did not respond. */
  credentials: string | null;
  setCookies: readonly string[];
  /** Ids of the shopper's favourites, if they were requested together with the session. */
  favouriteIds?: string[] | undefined;
}

/** The signed-in user: null for a guest, undefined if the API did not respond. */
export const userContext = createContext<SessionUserFragment | null | undefined>(undefined);

/** Ids of the shopper's favourites; undefined if they were not requested together with the session. */
export const favouriteIdsContext = createContext<string[] | undefined>(undefined);

/** Whether the visitor is signed in; undefined if unknown. Other data of the user does not belong in the HTML of every page. */
export function isSignedIn(context: Readonly<RouterContextProvider>): boolean | undefined {
  const user = context.get(userContext);
  return user === undefined ? undefined : user !== null;
}

/** The refreshes of sessions, which all requests of this process share. */
export const tokenRefreshContext = createContext<SharedTokenRefresh<VisitSession>>();

const guestSession: VisitSession = { visitor: 'guest', user: null, credentials: null, setCookies: [] };
const unknownSession: VisitSession = { visitor: 'unknown', user: undefined, credentials: null, setCookies: [] };

/** Cookies that identify the visitor. The refresh token is sent only to refresh the session. */
const readCredentials = (cookies: Cookies) => buildCookieHeader(cookies, ['access', 'browser']);

interface VisitorRequest {
  cookies: Cookies;
  exchange: Exchange;
}

/** Returns the data, or null if the session is over. Throws on other errors, because a rate limit or a failure does not end a session. */
function readData<Result>({ data, refused }: ExchangeResult<Result>): Result | null {
  if (refused?.code === 'UNAUTHENTICATED') return null;
  if (!data) throw new Error(`the API answered with an error: ${refused?.code ?? 'no error code'}`);
  return data;
}

async function renewSession({ cookies, exchange }: VisitorRequest): Promise<VisitSession> {
  const cookieText = buildCookieHeader(cookies, ['access', 'refresh', 'browser']) ?? '';
  const response = await exchange(RefreshTokensDocument, { variables: {}, cookies: cookieText });
  const { setCookies } = response;
  const refreshData = readData(response);
  if (!refreshData) return { ...guestSession, setCookies };
  const credentials = readCredentials(applySetCookies(cookies, setCookies));
  return { visitor: 'known', user: refreshData.refreshTokens.user, credentials, setCookies };
}

/** A token must stay valid at least this long, so that it does not expire while the page is rendered. */
const leewayMs = 5000;

/**
 * Whether an access token must be refreshed before use: it has expired, expires soon or cannot be parsed. The API verifies the token; this
 * function does not.
 */
export function needsRefresh(token: string, now: Date): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const expiresAtSeconds = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof expiresAtSeconds !== 'number' || expiresAtSeconds * 1000 <= now.getTime() + leewayMs;
  } catch {
    return true;
  }
}

/**
 * Returns the session of a valid access token, or null if the token has expired or was revoked. The markup of every page needs the
 * favourites too, so the same request loads them.
 */
async function findSession({ cookies, exchange }: VisitorRequest, { startedAt, isDocument }: Visit): Promise<VisitSession | null> {
  const accessToken = cookies.get('access');
  if (!accessToken || needsRefresh(accessToken, startedAt)) return null;
  const credentials = readCredentials(cookies);
  const viewerData = readData(await exchange(ViewerDocument, { variables: { withFavourites: isDocument }, cookies: credentials ?? '' }));
  if (!viewerData?.user) return null;
  return { visitor: 'known', user: viewerData.user, credentials, setCookies: [], favouriteIds: viewerData.favouriteList?.productIds };
}

async function resolveSession(
  visitorRequest: VisitorRequest,
  sharedRefresh: SharedTokenRefresh<VisitSession>,
  visit: Visit,
): Promise<VisitSession> {
  const accessToken = visitorRequest.cookies.get('access');
  const refreshToken = visitorRequest.cookies.get('refresh');
  if (!accessToken && !refreshToken) return guestSession;
  try {
    const session = await findSession(visitorRequest, visit);
    if (session) return session;
    if (!refreshToken) return { ...guestSession, setCookies: [formatCookieDeletion('access')] };
    return await sharedRefresh.share(refreshToken, () => renewSession(visitorRequest));
  } catch (error) {
    visit.logger.error({ err: error }, 'could not resolve the session');
    return unknownSession;
  }
}

/** Puts the session's cookies before those of the response, so that a sign-in or sign-out by the response takes precedence. */
function prependCookies({ headers }: Response, setCookies: readonly string[]) {
  const responseCookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of [...setCookies, ...responseCookies]) headers.append('set-cookie', cookie);
}

/**
 * Resolves the session before rendering. An expired access token is refreshed once for all requests of the visitor, loaders use the new
 * token, and the browser gets the new cookies with the page. If the session is over, the page is a guest's. If the API fails or limits
 * requests, public pages are rendered as for a guest, and the browser keeps its cookies.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visit = context.get(visitContext);
  const visitorRequest = { cookies: readCookies(request.headers.get('cookie')), exchange: context.get(exchangeContext) };
  const { visitor, user, credentials, setCookies, favouriteIds } = await resolveSession(
    visitorRequest,
    context.get(tokenRefreshContext),
    visit,
  );
  visit.visitor = visitor;
  visit.credentials = credentials;
  context.set(userContext, user);
  context.set(favouriteIdsContext, favouriteIds);
  const response = await next();
  prependCookies(response, setCookies);
  return response;
};

/**
 * Returns the signed-in user for pages that require one. Redirects a guest to sign in and back to `path`. Throws 503 if the visitor is
 * unknown.
 */
export function requireUser(context: Readonly<RouterContextProvider>, path: string): SessionUserFragment {
  const user = context.get(userContext);
  if (user) return user;
  if (user === null) throw redirect(buildSignInAddress('/auth', { to: path }));
  throw createServiceUnavailable();
}
