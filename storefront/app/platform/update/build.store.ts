import { isFailureTolerated } from '../lazy/on-demand.ts';
import { DirtyForms } from './dirty-forms.ts';
import { intendedReload, reloadPage } from './reload.ts';
import { ReloadGuard } from './reload-guard.ts';

/** How often a visible page checks for a new build. */
export const buildPollMs = 300_000;

/** Loads a document, or reloads the current one. */
type LoadDocument = (address: string) => void;

const loadInBrowser: LoadDocument = (address) => {
  if (new URL(address, location.href).href === location.href) reloadPage();
  else location.assign(address);
};

/** The page that the router is navigating to. */
export interface Destination {
  path: string;
  /** URL with query and hash. */
  address: string;
}

/** Returns the page that the router is navigating to; null if it is not navigating. */
export type ReadDestination = () => Destination | null;

/**
 * Detects a new build and switches to it when the shopper navigates to another page.
 *
 * If a chunk fails to load during a navigation, loads the destination from the server. A chunk that fails to prefetch or has a substitute
 * is ignored.
 *
 * Invariants:
 * - No reload loop while some servers still run the old build: a path is reloaded at most once in ten seconds.
 * - No loss of typed text: nothing is reloaded while a form contains text that was not submitted, and the next navigation tries again. If
 *   a chunk fails without a navigation, nothing is reloaded even if the text was submitted, because it may not have arrived.
 * - The check for a new build never blocks the shopper: it runs in the background, and its failure is ignored.
 */
export class BuildStore {
  readonly #guard = new ReloadGuard();
  readonly #forms = new DirtyForms();
  #load = loadInBrowser;
  #readDestination: ReadDestination = () => null;
  /** Path of the document that this store has begun to load. */
  #loadingPath: string | null = null;
  #build: string | null = null;
  #isStale = false;

  get isStale() {
    return this.#isStale;
  }

  /** Starts to check for new builds and to handle failed chunks. Returns a function that ends both. */
  watch(build: string | null, readDestination: ReadDestination, load: LoadDocument = loadInBrowser): () => void {
    const controller = new AbortController();
    this.#build = build;
    this.#readDestination = readDestination;
    this.#load = load;
    this.#forms.watch(document, controller.signal);
    addEventListener('vite:preloadError', (event) => this.#onMissingChunk(event), { signal: controller.signal });
    // In development there is no build id, and the development server reloads pages itself.
    const supportsEvents = build !== null && 'navigation' in window;
    if (supportsEvents) {
      navigation.addEventListener('navigate', (event) => this.#onReload(event), { signal: controller.signal });
      navigation.addEventListener('navigate', (event) => this.#onArrival(event), { signal: controller.signal });
    }
    const timer = build === null ? undefined : setInterval(() => document.visibilityState === 'visible' && this.check(), buildPollMs);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }

  /** Fetches the id of the latest build. The time in the URL bypasses caches. */
  async check(): Promise<void> {
    try {
      const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
      const { id }: { id?: unknown } = await response.json();
      if (response.ok && typeof id === 'string' && this.#build !== null && id !== this.#build) this.#isStale = true;
    } catch {
      // The next check tries again.
    }
  }

  /**
   * Switches to the new build by a full load of the destination, while the router loads it. Browsers without the Navigation API switch on
   * arrival instead, because the router's history entry cannot be prevented there.
   */
  switchBuildInBackground(path: string, address: string) {
    if ('navigation' in window) this.switchBuild(path, address);
  }

  /** Switches to the new build by a full load of the destination. Returns false if the router should continue. */
  switchBuild(path: string, address: string): boolean {
    if (!this.#isStale || this.#forms.hasUnsentText || !this.#guard.claimReload(path)) return false;
    this.#navigate({ path, address });
    return true;
  }

  /** Called when a new service worker has taken over. Reloads the page, or waits for the next navigation if a form is dirty. */
  switchToNewWorker() {
    this.#isStale = true;
    this.switchBuild(location.pathname, location.href);
  }

  #navigate({ path, address }: Destination) {
    this.#loadingPath = path;
    this.#load(address);
  }

  // The chunk belongs to an old build, or the network failed. One reload gets all chunks from the same build. If a chunk fails again, the
  // error page is shown.
  #onMissingChunk(event: Event) {
    if (isFailureTolerated()) return;
    const pendingDestination = this.#readDestination();
    // Without a network a reload would show the browser's error page. A form that was sent may not have reached the server.
    if (!pendingDestination && (!navigator.onLine || this.#forms.hasTypedText)) return;
    const destination = pendingDestination ?? { path: location.pathname, address: location.href };
    if (this.#forms.hasUnsentText || !this.#guard.claimReload(destination.path)) return;
    event.preventDefault();
    this.#navigate(destination);
  }

  /**
   * Prevents the router from arriving at a page whose document this store has begun to load. If the router arrived too, there would be two
   * history entries, and the shopper would have to go back twice.
   */
  #onArrival(event: NavigateEvent) {
    const { navigationType, destination, cancelable } = event;
    if (navigationType !== 'push' || !destination.sameDocument || !cancelable) return;
    if (this.#loadingPath !== new URL(destination.url).pathname) return;
    event.preventDefault();
    // The arrival is prevented only once: if the shopper stops that load, the next navigation of the router must change the URL.
    this.#loadingPath = null;
  }

  /**
   * When a route module fails to load, React Router reloads the current page, even if the module was only prefetched. This handler loads
   * the destination instead, or nothing after a prefetch.
   */
  #onReload(event: NavigateEvent) {
    const isByRouter = event.navigationType === 'reload' && event.cancelable && !event.userInitiated && event.info !== intendedReload;
    if (!isByRouter) return;
    const destination = this.#readDestination();
    const canReload = destination !== null && this.#guard.claimReload(destination.path);
    // A prefetch and the navigation can fail on the same module, and each failure causes a reload. The second reload must not cancel the
    // load that the first one began.
    if (!canReload && destination && destination.path !== this.#loadingPath) return;
    event.preventDefault();
    if (canReload) this.#navigate(destination);
  }
}
