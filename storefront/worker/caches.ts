/** Names of what the worker keeps; the pages that register it clear some of them by name. */
export const cacheNames = {
  /** The offline page, each build's under a name of its own that begins so. */
  shell: 'meet-shell',
  /** Scripts, styles and fonts: their names carry their content. */
  assets: 'meet-assets',
  pictures: 'meet-pictures',
  /** Pages as a guest sees them. */
  pages: 'meet-pages',
  /** What the router asked for between two pages, as a guest is answered. */
  data: 'meet-data',
} as const;

/** How many of each are kept. */
export const bounds = { assets: 200, pictures: 150, pages: 30, data: 60 } as const;

/** Says that an answer was made for a guest: nothing else is kept. */
export const visitorHeader = 'x-meet-visitor';

/** When a page was kept, on the kept copy. */
export const savedHeader = 'x-meet-saved';

/** Where the worker finds the page for a shopper without a network. */
export const offlinePath = '/offline';

/** Marks the list of the offline page that the worker fills with the pages it keeps. */
export const keptMark = 'data-kept';

/** A page is being looked at. */
export interface SeenMessage {
  type: 'seen';
  path: string;
  /** Pictures that it shows. */
  pictures: string[];
  /** Scripts, styles and fonts that it has loaded, also after its HTML. */
  files: string[];
}

/** What a page tells the worker: that it is being looked at, or that the shopper has signed in or out. */
export type PageMessage = SeenMessage | { type: 'forget' };

/** What the worker tells a page: whether what the router has just asked for was kept or comes from the shop. */
export interface WorkerMessage {
  type: 'answered';
  isSaved: boolean;
}
