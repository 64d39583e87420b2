/** Names of the worker's caches. Pages delete some of them by name. */
export const cacheNames = {
  /** Prefix of the names of caches with the offline page. Each build has its own cache. */
  shell: 'meet-shell',
  /** Files of /assets/, whose names contain a content hash, and the app's QR code. */
  assets: 'meet-assets',
  pictures: 'meet-pictures',
  /** Pages rendered for guests. */
  pages: 'meet-pages',
  /** Data of client navigations, loaded for guests. */
  data: 'meet-data',
} as const;

/** Response header that says whether a page was rendered for a guest. Only guests' pages are saved. */
export const visitorHeader = 'x-meet-visitor';

/** Path of the offline page, which the worker displays in place of pages that it cannot load. */
export const offlinePath = '/offline';

/** Marks the list on the offline page that the worker fills with links to the saved pages. */
export const pageListAttribute = 'data-kept';

/** Message from a page to the worker: the shopper is viewing the page. */
export interface PageViewMessage {
  type: 'seen';
  path: string;
  /** When the page was displayed, in milliseconds since the epoch. */
  displayedAt: number;
  /** URLs of the pictures that the page displays. */
  pictures: string[];
  /** URLs of the files of /assets/ that the page has loaded, including those not in its HTML. */
  files: string[];
}

/** Message from a page to the worker: the shopper is viewing the page, or has signed in or out. */
export type PageMessage = PageViewMessage | { type: 'forget' };

/** Message from the worker to a page: whether the data that the page has requested is a saved copy. */
export interface WorkerMessage {
  type: 'answered';
  /** The page that the data belongs to, which may be a prefetched page. See `buildPageUrl`. */
  address: string;
  isSaved: boolean;
}
