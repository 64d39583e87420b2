import { setTimeout as delay, setImmediate as waitForNextRound } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { readCookies } from '../app/auth/session/cookies.server.ts';
import { readCityId } from '../app/delivery/city/city-cookie.ts';
import { isAnalyticsName } from '../app/platform/consent/analytics-data.ts';
import { isDataPath, isPersonalPath } from '../app/platform/page-paths.ts';
import type { Visit } from '../app/platform/visit.server.ts';
import { GuestPageBytes } from './guest-page-bytes.ts';
import type { RenderResult } from './page-bundle.ts';
import type { Encoding } from './page-compression.ts';

/** A page that was rendered to its end. */
interface CachedPage {
  response: Response;
  body: Buffer;
  nonce: string;
  /** Created at the second visit, because most pages are requested only once. */
  sharedBytes?: GuestPageBytes;
  /** Time by `performance.now()` from which the page is too old. */
  expiresAt: number;
}

/** A visit whose page may be shared. */
interface GuestVisit {
  visit: Visit;
  /** Compression of the page for the visitor's client; null for none. */
  encoding: Encoding | null;
  /** Aborts when the visitor leaves. */
  signal: AbortSignal;
  render: () => Promise<RenderResult>;
}

/** A page for one visitor, or a page that is the same for all guests. */
export interface GuestResult extends RenderResult {
  /** Sources of the scripts that the shared page contains. */
  scriptSources?: readonly string[];
}

/** The parts of a request on which a page may depend. */
type PageRequest = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;

interface CacheLimits {
  bytes: number;
  /** 0 disables the cache. */
  maxAgeMs: number;
}

/** How long a visit waits for the page that another visit renders. */
const waitTimeoutMs = 500;
/**
 * How many renders by other visits a visit waits for. More than one, because the first rendered page may be valid only for its own visitor,
 * or its render may be refused.
 */
const maxWaits = 2;

/**
 * Whether a cookie can be ignored here. The consent and the cookies of analytics scripts change no page of the server, and pages are cached
 * separately for each city.
 */
const isIgnoredCookie = (cookie: string) => cookie === 'consent' || cookie === 'city' || isAnalyticsName(cookie);

/**
 * Whether every guest with this city gets the same page for this request. Of the headers, only the cookies and the kind of client affect a
 * page.
 */
export function isSameForAllGuests({ method, url, headers }: PageRequest): boolean {
  if (method !== 'GET' || isPersonalPath(url) || isDataPath(url) || headers.authorization !== undefined) return false;
  return headers.cookie === undefined || [...readCookies(headers.cookie).keys()].every(isIgnoredCookie);
}

/**
 * Returns a key of everything on which a guest's page depends: the URL, the chosen city, and whether the client is a bot, because a bot
 * waits for the whole page.
 */
export const computeGuestPageKey = ({ url, headers }: PageRequest) =>
  `${isbot(headers['user-agent']) ? 'bot' : 'browser'} ${readCityId(headers.cookie) ?? '-'} ${url}`;

function toGuestResult({ visit, encoding }: GuestVisit, page: CachedPage): GuestResult {
  visit.visitor = 'guest';
  page.sharedBytes ??= new GuestPageBytes(page.body.toString(), page.nonce);
  const { sharedBytes } = page;
  page.body = sharedBytes.body;
  const { status, headers } = page.response;
  const response = new Response(null, { status, headers });
  response.headers.append('vary', 'accept-encoding');
  if (encoding) response.headers.set('content-encoding', encoding);
  return { response, body: encoding ? sharedBytes.compress(encoding) : sharedBytes.body, scriptSources: sharedBytes.scriptSources };
}

/** Whether other guests may get this page. `freshUntil` is `-Infinity` if a part of the page is missing. */
const isShareable = ({ visitor, freshUntil }: Visit, { status, headers }: Response) =>
  visitor === 'guest' && freshUntil > Number.NEGATIVE_INFINITY && status === 200 && !headers.has('set-cookie');

/**
 * Caches finished pages of guests for a moment, so that a rush on a page renders it once. Visits that arrive during the rendering wait.
 *
 * Invariants:
 * - A page is cached only if it was rendered for a guest, as a whole, with all its data, with status 200 and without a cookie to set.
 * - A page is cached until the first of its data may be too old, so ages do not add up. A waiting visitor gets the page if the page's data
 *   was not too old when the visitor arrived.
 * - All visitors who get a cached page get the same bytes, with the server time of the rendering.
 * - If the rendering visitor leaves, or the render fails or is refused, the waiting visitors are not affected: one of them renders the page
 *   then.
 *
 * lru-cache's `fetch` cannot replace the waiting: a page that is valid only for its own visitor is a result for that visitor, but not for
 * the others.
 */
export class GuestPageCache {
  readonly #limits: CacheLimits;
  readonly #now: () => number;
  readonly #pages: LRUCache<string, CachedPage>;
  /** Pages being rendered; null if the page cannot be shared or is not ready within `waitTimeoutMs`. */
  readonly #rendering = new Map<string, Promise<CachedPage | null>>();
  #lastSlot: Promise<unknown> = Promise.resolve();

  constructor(limits: CacheLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: limits.bytes,
      // Twice the size of the page, because its compressed copies together take less space than the page.
      sizeCalculation: ({ body }) => 2 * body.length,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** Returns the page of this key, cached or rendered. */
  async loadPage(key: string, guestVisit: GuestVisit): Promise<GuestResult> {
    if (this.#limits.maxAgeMs === 0) return guestVisit.render();
    const arrivedAt = this.#now();
    for (let waitCount = 0; waitCount < maxWaits; waitCount += 1) {
      const cached = this.#pages.get(key);
      if (cached && arrivedAt < cached.expiresAt) return toGuestResult(guestVisit, cached);
      const pendingRender = this.#rendering.get(key);
      if (!pendingRender) return this.#startRender(key, guestVisit);
      const page = await pendingRender;
      if (page && arrivedAt < page.expiresAt) {
        await this.#waitForSlot();
        return toGuestResult(guestVisit, page);
      }
    }
    const cached = this.#pages.get(key);
    return cached && arrivedAt < cached.expiresAt ? toGuestResult(guestVisit, cached) : guestVisit.render();
  }

  #startRender(key: string, { visit, signal, render }: GuestVisit): Promise<RenderResult> {
    const rendering = render();
    const page = rendering.then(
      (result) => (signal.aborted ? null : this.#savePage(key, visit, result)),
      () => null,
    );
    const pendingRender = Promise.race([page, delay(waitTimeoutMs, null, { ref: false })]).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, pendingRender);
    return rendering;
  }

  /** Returns null if the page may not be shared. A page that is already too old is not cached, and only the waiting visitors get it. */
  #savePage(key: string, visit: Visit, { response, body }: RenderResult): CachedPage | null {
    if (!isShareable(visit, response) || !Buffer.isBuffer(body)) return null;
    const now = this.#now();
    const cached = {
      ...{ response, body, nonce: visit.nonce },
      expiresAt: Math.min(visit.freshUntil, now + this.#limits.maxAgeMs),
    };
    if (cached.expiresAt <= now) return cached;
    // Keeps outdated pages from filling the memory. lru-cache's own purging would need a timer for each page.
    this.#pages.purgeStale();
    this.#pages.set(key, cached, { ttl: cached.expiresAt - now });
    return cached;
  }

  /** Lets the waiting visitors get the page one after the other, so that the process can serve other requests in between. */
  #waitForSlot(): Promise<unknown> {
    this.#lastSlot = this.#lastSlot.then(() => waitForNextRound());
    return this.#lastSlot;
  }
}
