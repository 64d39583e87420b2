import { DirtyForms } from './dirty-forms.ts';
import { ReloadGuard } from './reload-guard.ts';

/** How often a page that is being looked at asks whether there is a newer build. */
export const buildPollMs = 300_000;

/** Loads a document, or reloads the present one. */
type LoadDocument = (address: string) => void;

const byBrowser: LoadDocument = (address) => {
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
};

/** Where the router is going. */
interface Destination {
  path: string;
  /** With its query and hash. */
  address: string;
}

/**
 * Notices that the shop has been built anew, and takes the new build when the shopper goes to another page anyway.
 *
 * A chunk that cannot be loaded is answered by loading the page where the shopper pressed.
 *
 * What must never happen: a page that reloads for ever, because some servers still have the old build (a path is loaded anew once in ten
 * seconds); a form that loses what was typed (nothing is loaded while one is dirty; the next navigation tries again); a shopper who is
 * held up by the question itself (it runs beside, and a failed one means nothing).
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

  /** Watches from the page's first moment; returns what ends it. */
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

  /** Asks for the newest build's name; the time in the address keeps caches out. */
  async check(): Promise<void> {
    try {
      const answer = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
      const { id }: { id?: unknown } = await answer.json();
      if (answer.ok && typeof id === 'string' && this.#build !== null && id !== this.#build) this.#isStale = true;
    } catch {
      // Asked again later.
    }
  }

  /** Loads a chunk whose failure the caller handles: it reloads nothing. */
  async quietly<Part>(load: () => Promise<Part>): Promise<Part> {
    this.#quiet += 1;
    try {
      return await load();
    } finally {
      this.#quiet -= 1;
    }
  }

  /** Tells where the router is going; null once it has arrived. */
  head(destination: Destination | null) {
    this.#destination = destination;
  }

  /** Takes the new build by loading the page that the shopper is going to; false where the router should go on. */
  takeAt(path: string, address: string): boolean {
    if (!this.#isStale || this.#forms.any || !this.#guard.mayReload(path)) return false;
    this.#load(address);
    return true;
  }

  /** A new service worker has taken over: the page comes anew once, or at the next navigation where a form is being filled in. */
  takeWorker() {
    this.#isStale = true;
    this.takeAt(location.pathname, location.href);
  }

  // The part is of a build that is gone, or the network failed: one load brings parts that belong together. A second failure is shown.
  #onLostPart(event: Event) {
    if (this.#quiet > 0) return;
    const { path, address } = this.#destination ?? { path: location.pathname, address: location.href };
    if (this.#forms.any || !this.#guard.mayReload(path)) return;
    event.preventDefault();
    this.#load(address);
  }

  /** When the module of a route cannot be loaded, React Router reloads the page that the shopper is leaving: go where they pressed instead. */
  #onReload(event: NavigateEvent) {
    const destination = this.#destination;
    const isOurs = event.navigationType === 'reload' && event.cancelable && !event.userInitiated;
    if (!isOurs || !destination || !this.#guard.mayReload(destination.path)) return;
    event.preventDefault();
    this.#load(destination.address);
  }
}
