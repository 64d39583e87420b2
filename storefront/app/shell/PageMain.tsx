import { css } from '@emotion/react';
import { type ReactNode, use, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { PagePreviewsContext } from '../platform/page-preview.ts';
import { phones } from '../platform/theme/layout-style.ts';
import { isBuyingPage } from './buying-page.ts';

/** Minimum time for which a page must have been loading before its preview is displayed. */
const previewDelayMs = 100;

// Only scripts move the focus here (see RouteFocus), so no ring is drawn.
const root = css({ flex: 1, '&:focus-visible': { outline: 0 } });
/**
 * On a buying page the footer begins below the screen, so that it does not jump there when the form, the payment or the order has loaded.
 */
const tallStyle = css({ minHeight: '100svh', [phones]: { minHeight: 'calc(100svh - 57px)' } });
/** The current page stays mounted, because the navigation may fail or be cancelled. */
const hiddenBehindPreview = css(root, { '& > :not([data-preview])': { display: 'none' } });

/** Whether a navigation takes longer than `previewDelayMs`. */
function useIsSlow(key: string | undefined): boolean {
  const [slowKey, setSlowKey] = useState<string>();
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(setSlowKey, previewDelayMs, key);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== undefined && slowKey === key;
}

/** Returns the preview of a page that takes long to load, or null. */
function usePreview(): ReactNode {
  const previews = use(PagePreviewsContext);
  const { state, location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => previews?.watch(redraw), [previews]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new page
  useEffect(() => previews?.forget(), [previews, pathname]);
  const isLeaving = state === 'loading' && formMethod === undefined && location.pathname !== pathname;
  const isSlow = useIsSlow(isLeaving ? location.key : undefined);
  return isLeaving && isSlow ? previews?.find(location) : null;
}

/**
 * Scrolls to the top for the preview, as for a new page. If the navigation is cancelled, the shopper returns to the scroll position on the
 * previous page.
 */
function usePreviewScroll(hasPreview: boolean) {
  const { pathname } = useLocation();
  const positionBeforePreview = useRef<{ pathname: string; scrollY: number; focus: Element | null }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the preview comes or goes
  useLayoutEffect(() => {
    const previous = positionBeforePreview.current;
    positionBeforePreview.current = hasPreview ? { pathname, scrollY: window.scrollY, focus: document.activeElement } : undefined;
    if (hasPreview) {
      document.getElementById('main')?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    } else if (previous?.pathname === pathname) {
      window.scrollTo(0, previous.scrollY);
      if (previous.focus instanceof HTMLElement) previous.focus.focus({ preventScroll: true });
    }
  }, [hasPreview]);
}

/** The content of the page. While another page loads slowly, its preview is displayed instead. */
export function PageMain({ children }: { children: ReactNode }) {
  const preview = usePreview();
  usePreviewScroll(Boolean(preview));
  const isOnBuyingPage = isBuyingPage(useLocation());
  return (
    // Pages with the app banner above and pages without it get different elements. If the same element stayed, the page would jump by the
    // height of the banner.
    <main
      key={isOnBuyingPage ? 'buying' : 'shop'}
      id="main"
      tabIndex={-1}
      css={[preview ? hiddenBehindPreview : root, isOnBuyingPage && tallStyle]}
    >
      {children}
      {preview && (
        <div data-preview="" aria-busy="true">
          {preview}
        </div>
      )}
    </main>
  );
}
