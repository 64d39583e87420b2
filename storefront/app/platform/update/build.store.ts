import { DirtyForms } from './dirty-forms.ts';
import { ReloadGuard } from './reload-guard.ts';

/** How often a visible page checks for a new build. */
export const buildPollMs = 300_000;

/** Loads a document, or reloads the current one. */
type LoadDocument = (address: string) => void;

const byBrowser: LoadDocument = (address) => {
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
};

/** Where the router is navigating. */
interface Destination {
  path: string;
  /** Includes query and hash. */
  address: string;
}

/**
 * Detects a new build and takes it when the shopper navigates to another page.
 *
 * If a chunk fails to load, loads the page that the shopper was going to.
 *
 * Invariants:
 * - No reload loop while some servers still run the old build: a path is reloaded at most once in ten seconds.
 * - No loss of typed text: nothing is reloaded while a form is dirty, and the next navigation tries again.
 * - The check never blocks the shopper: it runs in the background, and its failure is ignored.
 */
export class BuildStore {
  readonly #guard: ReloadGuard;
  readonly #forms = new DirtyForms();
  readonly #load: LoadDocument;
  #destination: Destination | null = null;
  #quiet = 0;
  #build: string | null = null;
  #isStale = false;

  constructor(_stores: unknown = null, guard: ReloadGuard = new ReloadGuard(), load: LoadDocument = byBrowser) {
    this.#guard = guard;
    this.#load = load;
  }

  get isStale() {
    return this.#isStale;
  }

  /** Starts watching. Returns the function that stops it. */
  watch(build: string | null): () => void {
    const ending = new AbortController();
    this.#build = build;
    this.#forms.watch(document, ending.signal);
    addEventListener('vite:preloadError', (event) => this.#onLostPart(event), { signal: ending.signal });
    if ('navigation' in window) navigation.addEventListener('navigate', (event) => this.#onReload(event), { signal: ending.signal });
    const timer = build === null ? undefined : setInterval(() => document.visibilityState === 'visible' && this.check(), buildPollMs);
    return () => {
      ending.abort();
      clearInterval(timer);
    };
  }

  /** Fetches the id of the latest build. The time in the address bypasses caches. */
  async check(): Promise<void> {
    try {
      const answer = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
      const { id }: { id?: unknown } = await answer.json();
      if (answer.ok && typeof id === 'string' && this.#build !== null && id !== this.#build) this.#isStale = true;
    } catch {
      // The next poll tries again.
    }
  }

  /** Loads a chunk whose failure the caller handles, so that it triggers no reload. */
  async quietly<Part>(load: () => Promise<Part>): Promise<Part> {
    this.#quiet += 1;
    try {
      return await load();
    } finally {
      this.#quiet -= 1;
    }
  }

  /** Sets where the router is navigating; null once it has arrived. */
  head(destination: Destination | null) {
    this.#destination = destination;
  }

  /** Takes the new build by a full load of the destination. Returns false if the router should continue. */
  takeAt(path: string, address: string): boolean {
    if (!this.#isStale || this.#forms.any || !this.#guard.mayReload(path)) return false;
    this.#load(address);
    return true;
  }

  /** Called when a new service worker has taken over. Reloads the page, or waits for the next navigation if a form is dirty. */
  takeWorker() {
    this.#isStale = true;
    this.takeAt(location.pathname, location.href);
  }

  // The chunk belongs to an old build, or the network failed. One reload loads chunks of a single build. A second failure is shown.
  #onLostPart(event: Event) {
    if (this.#quiet > 0) return;
    const { path, address } = this.#destination ?? { path: location.pathname, address: location.href };
    if (this.#forms.any || !this.#guard.mayReload(path)) return;
    event.preventDefault();
    this.#load(address);
  }

  /** When a route module fails to load, React Router reloads the current page. This goes to the destination instead. */
  #onReload(event: NavigateEvent) {
    const destination = this.#destination;
    const isOurs = event.navigationType === 'reload' && event.cancelable && !event.userInitiated;
    if (!isOurs || !destination || !this.#guard.mayReload(destination.path)) return;
    event.preventDefault();
    this.#load(destination.address);
  }
}
