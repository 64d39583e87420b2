import { createContext, type ReactNode } from 'react';

/** Draws what is known of a page before it has loaded, beside the picture of the link that opens it. Without a picture, `picture` is empty. */
export type PagePreview = (picture: string) => ReactNode;

interface PageAddress {
  pathname: string;
  search: string;
}

/** Draws what is known of a page whose link knows nothing of it. */
type PreviewFinder = (page: PageAddress) => ReactNode;

/** Remembers what is known of a page from the press on its link until it has loaded. */
export class PagePreviews {
  #pathname = '';
  #preview: PagePreview | null = null;
  #picture = '';
  #isPressed = false;
  #findOther: PreviewFinder | null = null;
  #redraw: (() => void) | null = null;

  /** Called when a link is pressed. Takes the picture in the size that the browser has loaded. */
  press(link: HTMLAnchorElement, preview: PagePreview | null) {
    this.#pathname = link.pathname;
    this.#preview = preview;
    this.#isPressed = true;
    this.#picture = link.closest('article')?.querySelector('img')?.currentSrc ?? '';
  }

  /** Takes the previews of pages whose links know nothing of them. */
  addOthers(find: PreviewFinder) {
    this.#findOther = find;
    this.#redraw?.();
  }

  /** Calls `redraw` when more previews are known. */
  watch(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** Returns the preview of a page; null unless its link was pressed last. A page that is opened by going back has none. */
  find(page: PageAddress): ReactNode {
    if (!this.#isPressed || this.#pathname !== page.pathname) return null;
    return this.#preview?.(this.#picture) ?? this.#findOther?.(page) ?? null;
  }

  /** Returns the address of the picture beside the link that has opened a page; empty without one. */
  findPicture(pathname: string): string {
    return this.#pathname === pathname ? this.#picture : '';
  }

  /** Called when a page has loaded. The prices of its preview would be out of date on the next visit. */
  forget() {
    this.#preview = null;
    this.#picture = '';
    this.#isPressed = false;
  }
}

/** Previews of this tab. */
export const PagePreviewsContext = createContext<PagePreviews | null>(null);

/** Preview of the page that the links within it open. */
export const PagePreviewContext = createContext<PagePreview | null>(null);
