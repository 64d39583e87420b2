import { createContext, type ReactNode } from 'react';

/**
 * Renders the preview of a page before it has loaded, from the data and picture beside the link that opens it. Without a picture,
 * `pictureAddress` is empty.
 */
export type PagePreview = (pictureAddress: string) => ReactNode;

interface PageAddress {
  pathname: string;
  search: string;
}

/** Renders the preview of a page whose link has no data about it. */
type PreviewFinder = (page: PageAddress) => ReactNode;

/** Stores the preview of a page from the press on its link until the page has loaded. */
export class PagePreviews {
  #pathname = '';
  #preview: PagePreview | null = null;
  #pictureAddress = '';
  #isPressed = false;
  #findFallback: PreviewFinder | null = null;
  #onFallbackSet: (() => void) | null = null;

  /** Called when a link is pressed. Stores the picture in the size that the browser has loaded. */
  press(link: HTMLAnchorElement, preview: PagePreview | null) {
    this.#pathname = link.pathname;
    this.#preview = preview;
    this.#isPressed = true;
    this.#pictureAddress = link.closest('article')?.querySelector('img')?.currentSrc ?? '';
  }

  /** Sets the function that finds previews of pages whose links have no data about them. */
  setFallback(find: PreviewFinder) {
    this.#findFallback = find;
    this.#onFallbackSet?.();
  }

  /** Calls `redraw` when the function that finds previews is set. */
  watch(redraw: () => void) {
    this.#onFallbackSet = redraw;
  }

  /**
   * Returns the preview of a page; null unless a link to this page was pressed last. A page that is opened by going back has no preview.
   */
  find(page: PageAddress): ReactNode {
    if (!this.#isPressed || this.#pathname !== page.pathname) return null;
    return this.#preview?.(this.#pictureAddress) ?? this.#findFallback?.(page) ?? null;
  }

  /** Returns the URL of the picture beside the link that has opened a page; empty if there is none. */
  findPicture(pathname: string): string {
    return this.#pathname === pathname ? this.#pictureAddress : '';
  }

  /** Called when a page has loaded. Discards the preview, because its prices would be out of date on the next visit. */
  forget() {
    this.#preview = null;
    this.#pictureAddress = '';
    this.#isPressed = false;
  }
}

/** The previews of this tab, which `Shell` provides; null outside it. */
export const PagePreviewsContext = createContext<PagePreviews | null>(null);

/** Preview of the page that the links below the provider of this context open. */
export const LinkPreviewContext = createContext<PagePreview | null>(null);
