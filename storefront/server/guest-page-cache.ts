import { setTimeout as delay, setImmediate as nextRound } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { readCookies } from '../app/auth/session/cookies.server.ts';
import { readCityId } from '../app/delivery/city/city-cookie.ts';
import { isAnalyticsName } from '../app/platform/consent/analytics-data.ts';
import { isDataPath, isPersonalPath } from '../app/platform/personal-paths.ts';
import type { Visit } from '../app/platform/visit.server.ts';
import { GuestPageBytes } from './guest-page-bytes.ts';
import type { Encoding } from './page-compression.ts';
import type { Result } from './render.ts';

/** A finished page. */
interface CachedPage {
  response: Response;
  body: Buffer;
  nonce: string;
  /** Created for the second visit, because most pages are requested only once. */
  shared?: GuestPageBytes;
  /** Time by `performance.now()` from which the page is too old. */
  until: number;
}

/** A visit whose page may be shared. */
interface Sharing {
  visit: Visit;
  /** How the page is compressed for the visitor's client. */
  encoding: Encoding | null;
  /** Aborts when the visitor leaves. */
  signal: AbortSignal;
  render: () => Promise<Result>;
}

/** A page for its visitor, or one that is the same for all guests. */
export interface GuestResult extends Result {
  /** Sources of the scripts that the shared page contains. */
  scripts?: readonly string[];
}

/** The parts of a request on which a page may depend. */
type PageRequest = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;

interface Bounds {
  bytes: number;
  /** 0 disables the cache. */
  maxAgeMs: number;
}

/** How long a visit waits for the page that another one renders. */
const waitTimeoutMs = 500;
/** How many such pages a visit waits for. The first may be for its visitor only, or be refused. */
const maxWaits = 2;

/** Cookies that change no page, and that of the city, by which pages are cached separately. Every other cookie may change a page. */
const isHarmless = (cookie: string) => cookie === 'consent' || cookie === 'city' || isAnalyticsName(cookie);

/**
 * Whether every guest with this city gets the same page for this request. Of its headers, pages depend on cookies and the kind of client
 * alone.
 */
export function isForEveryGuest({ method, url, headers }: PageRequest): boolean {
  if (method !== 'GET' || isPersonalPath(url) || isDataPath(url) || headers.authorization !== undefined) return false;
  return headers.cookie === undefined || [...readCookies(headers.cookie).keys()].every(isHarmless);
}

/**
 * Returns a key of everything on which a guest's page depends: the address, the chosen city, and the client, because a bot waits for the
 * whole page.
 */
export const computeSharedKey = ({ url, headers }: PageRequest) =>
  `${isbot(headers['user-agent']) ? 'bot' : 'browser'} ${readCityId(headers.cookie) ?? '-'} ${url}`;

function toGuestResult({ visit, encoding }: Sharing, page: CachedPage): GuestResult {
  visit.visitor = 'guest';
  page.shared ??= new GuestPageBytes(page.body.toString(), page.nonce);
  const { shared } = page;
  page.body = shared.body;
  const { status, headers } = page.response;
  const response = new Response(null, { status, headers });
  response.headers.append('vary', 'accept-encoding');
  if (encoding) response.headers.set('content-encoding', encoding);
  return { response, body: encoding ? shared.compress(encoding) : shared.body, scripts: shared.scripts };
}

const isComplete = ({ visitor, currentUntil }: Visit, { status, headers }: Response) =>
  visitor === 'guest' && currentUntil > Number.NEGATIVE_INFINITY && status === 200 && !headers.has('set-cookie');

/**
 * Caches finished pages of guests for a moment, so that a rush on a page renders it once. Visits that arrive during the rendering wait.
 *
 * Invariants:
 * - A page is cached only if it was rendered for a guest, as a whole, with all its data, with status 200 and without a cookie to set.
 * - It is cached until the first of its data may be too old, so ages do not add up. A visitor who waited for it gets it if its data was not
 *   too old when the visitor arrived.
 * - Those who did not render the page get the same bytes. Its server time is that of the rendering.
 * - A visitor who leaves, a failure and a refusal do not fail those who wait. One of them renders the page then.
 *
 * Waiting is not lru-cache's `fetch`, because a page that is for its visitor only is a result for the first and none for the others.
 */
export class GuestPageCache {
  readonly #bounds: Bounds;
  readonly #now: () => number;
  readonly #cached: LRUCache<string, CachedPage>;
  /** Pages being rendered. They resolve with null if they cannot be shared. */
  readonly #running = new Map<string, Promise<CachedPage | null>>();
  #lastRender: Promise<unknown> = Promise.resolve();

  constructor(bounds: Bounds, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
    this.#cached = new LRUCache({
      maxSize: bounds.bytes,
      // Its compressed copies take less than the page itself.
      sizeCalculation: ({ body }) => 2 * body.length,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** Returns the page of this key, cached or rendered. */
  async loadPage(key: string, sharing: Sharing): Promise<GuestResult> {
    if (this.#bounds.maxAgeMs === 0) return sharing.render();
    const cameAt = this.#now();
    for (let waits = 0; waits < maxWaits; waits += 1) {
      const cached = this.#cached.get(key);
      if (cached && cameAt < cached.until) return toGuestResult(sharing, cached);
      const running = this.#running.get(key);
      if (!running) return this.#startRender(key, sharing);
      const page = await running;
      if (page && cameAt < page.until) {
        await this.#waitForSlot();
        return toGuestResult(sharing, page);
      }
    }
    const cached = this.#cached.get(key);
    return cached && cameAt < cached.until ? toGuestResult(sharing, cached) : sharing.render();
  }

  #startRender(key: string, { visit, signal, render }: Sharing): Promise<Result> {
    const rendering = render();
    const page = rendering.then(
      (result) => (signal.aborted ? null : this.#savePage(key, visit, result)),
      () => null,
    );
    const running = Promise.race([page, delay(waitTimeoutMs, null, { ref: false })]).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return rendering;
  }

  /** Returns null if the page may not be shared. A page that is too old by now is only for those who have waited. */
  #savePage(key: string, visit: Visit, { response, body }: Result): CachedPage | null {
    if (!isComplete(visit, response) || !Buffer.isBuffer(body)) return null;
    const now = this.#now();
    const cached = {
      ...{ response, body, nonce: visit.nonce },
      until: Math.min(visit.currentUntil, now + this.#bounds.maxAgeMs),
    };
    if (cached.until <= now) return cached;
    // Otherwise memory would be full of outdated pages. lru-cache's own purging takes a timer for each of them.
    this.#cached.purgeStale();
    this.#cached.set(key, cached, { ttl: cached.until - now });
    return cached;
  }

  /** Sends the page to those who have waited one after the other, because the process should serve others between two of them. */
  #waitForSlot(): Promise<unknown> {
    this.#lastRender = this.#lastRender.then(() => nextRound());
    return this.#lastRender;
  }
}
