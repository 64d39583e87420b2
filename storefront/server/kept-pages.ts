import type { FastifyRequest } from 'fastify';
import { readCookies } from '../app/auth/session/cookies.server.ts';
import { isAnalyticsName } from '../app/platform/consent/analytics-names.ts';
import { isDataPath, isPersonalPath } from '../app/platform/personal-paths.ts';
import type { Visit } from '../app/platform/visit.server.ts';
import type { Answer } from './render.ts';

/** A finished page, with the places of what is each visitor's own. */
interface Kept {
  response: Response;
  markup: Buffer;
  nonces: readonly number[];
  times: readonly number[];
  /** By `performance.now()`. */
  until: number;
}

/** A visit whose page may be shared. */
interface Sharing {
  visit: Visit;
  /** Aborts when the visitor leaves. */
  signal: AbortSignal;
  render: () => Promise<Answer>;
}

interface Bounds {
  bytes: number;
  /** 0 keeps nothing. */
  maxAgeMs: number;
}

/** The visitor who rendered the page has left, so those who wait have to render it themselves. */
class VisitorLeft extends Error {}

/** Cookies that change no page. Every other cookie may. */
const isHarmless = (cookie: string) => cookie === 'consent' || isAnalyticsName(cookie);

/** Whether every guest gets the same page for this request. Of its headers, pages depend on cookies alone. */
export function isForEveryGuest({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || isPersonalPath(url) || isDataPath(url) || headers.authorization !== undefined) return false;
  return headers.cookie === undefined || [...readCookies(headers.cookie).keys()].every(isHarmless);
}

const timeIn = ({ startedAt }: Visit) => String(startedAt.getTime());

function placesOf(text: string, markup: Buffer): number[] {
  const places: number[] = [];
  for (let at = markup.indexOf(text); at >= 0; at = markup.indexOf(text, at + text.length)) places.push(at);
  return places;
}

/** Returns the page with the nonce and the server time of a visit. Both are as long as those of the visit that rendered it. */
function pageFor(visit: Visit, { response, markup, nonces, times }: Kept): Answer {
  const body = Buffer.from(markup);
  for (const at of nonces) body.write(visit.nonce, at, 'latin1');
  for (const at of times) body.write(timeIn(visit), at, 'latin1');
  visit.visitor = 'guest';
  return { response, body };
}

/**
 * Keeps finished pages of guests for a moment, so that a rush on a page renders it once. Visits that come during the rendering wait for it.
 *
 * Invariants:
 * - A page is kept only if it was rendered for a guest, as a whole, with status 200 and without a cookie to set.
 * - It is kept until the first of its data may be too old, so ages do not add up.
 * - Each visit gets a nonce and a server time of its own.
 * - A visitor who leaves does not fail those who wait for the same page.
 */
export class KeptPages {
  readonly #bounds: Bounds;
  readonly #now: () => number;
  /** The oldest first. */
  readonly #kept = new Map<string, Kept>();
  readonly #running = new Map<string, Promise<Kept | null>>();
  #bytes = 0;

  constructor(bounds: Bounds, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
  }

  /** Returns the page of this address, kept or rendered. */
  async take(address: string, sharing: Sharing): Promise<Answer> {
    const { visit, render } = sharing;
    if (this.#bounds.maxAgeMs === 0) return render();
    const kept = this.#current(this.#kept.get(address));
    if (kept) return pageFor(visit, kept);
    const running = this.#running.get(address);
    if (!running) return this.#lead(address, sharing);
    const page = await running.catch((error: unknown) => {
      if (error instanceof VisitorLeft) return undefined;
      throw error;
    });
    if (page === undefined) return this.take(address, sharing);
    const shared = this.#current(page ?? undefined);
    return shared ? pageFor(visit, shared) : render();
  }

  #current(kept: Kept | undefined): Kept | undefined {
    return kept && this.#now() < kept.until ? kept : undefined;
  }

  #lead(address: string, { visit, signal, render }: Sharing): Promise<Answer> {
    const startedAt = this.#now();
    const own = render();
    const page = own
      .then(
        (answer) => this.#keep(address, { answer, visit, until: Math.min(visit.currentUntil, startedAt + this.#bounds.maxAgeMs) }),
        (error: unknown) => {
          throw signal.aborted ? new VisitorLeft() : error;
        },
      )
      .finally(() => this.#running.delete(address));
    this.#running.set(address, page);
    // If nobody waits, nobody else handles a failure.
    page.catch(() => undefined);
    return own;
  }

  /** Returns null if the page may not be shared. */
  #keep(address: string, { answer, visit, until }: { answer: Answer; visit: Visit; until: number }): Kept | null {
    const { response, body } = answer;
    if (visit.visitor !== 'guest' || !Buffer.isBuffer(body) || response.status !== 200 || response.headers.has('set-cookie')) return null;
    const kept = { response, markup: body, nonces: placesOf(visit.nonce, body), times: placesOf(timeIn(visit), body), until };
    this.#forget(address);
    this.#kept.set(address, kept);
    this.#bytes += body.length;
    this.#clean();
    return kept;
  }

  /** Forgets outdated pages, and the oldest while there are too many bytes. */
  #clean() {
    for (const [address, kept] of this.#kept) {
      if (this.#bytes <= this.#bounds.bytes && this.#current(kept)) break;
      this.#forget(address);
    }
  }

  #forget(address: string) {
    this.#bytes -= this.#kept.get(address)?.markup.length ?? 0;
    this.#kept.delete(address);
  }
}

