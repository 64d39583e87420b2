import type { ComponentType } from 'react';
import { buildSignInHref } from '../auth/link/sign-in-address.ts';
import { buildCityHref } from '../delivery/city/choice/city-link.ts';
import { onDemand } from '../platform/lazy/on-demand.ts';
import type { Overlay, OverlayProps } from '../platform/overlay.store.ts';
import type { ShellData } from './shell-data.ts';

export type OverlayComponent = ComponentType<OverlayProps & Pick<ShellData, 'directories'>>;

interface OverlayEntry {
  load: () => Promise<OverlayComponent>;
  /** The page with the same content. Its link in the header preloads the overlay. If the overlay fails to load, this page is opened. */
  href: string;
  /** Used instead of `href` for a page that returns the shopper to the current page. */
  buildHref?: (currentLocation: CurrentLocation) => string;
}

type CurrentLocation = Parameters<typeof buildSignInHref>[0];

/** If the script of an overlay is missing, the page with the same content opens instead. */
const createOverlayLoader = (load: () => Promise<OverlayComponent>) => onDemand(load, { hasSubstitute: true });

/**
 * An overlay with a form about the product of the page. The path of the page with the form begins with that of the product, so that no
 * link equals `href`, the last segment of the path, or preloads the overlay.
 */
const createFormEntry = (name: 'PriceMatchDialog' | 'NoticeDialog', pathSegment: string): OverlayEntry => ({
  load: createOverlayLoader(async () => (await import('../request/product/ProductDialogs.tsx'))[name]),
  href: pathSegment,
  buildHref: ({ pathname }) => `${pathname}/${pathSegment}`,
});

/** All overlays, loaded on demand. */
export const overlayEntries: Partial<Record<Overlay, OverlayEntry>> = {
  search: { load: createOverlayLoader(async () => (await import('../search/SearchPopup.tsx')).SearchPopup), href: '/search' },
  menu: { load: createOverlayLoader(async () => (await import('./header/MenuDrawer.tsx')).MenuDrawer), href: '/sitemap' },
  auth: {
    load: createOverlayLoader(async () => (await import('../auth/AuthDialog.tsx')).AuthDialog),
    href: '/auth',
    buildHref: buildSignInHref,
  },
  city: {
    load: createOverlayLoader(async () => (await import('../delivery/city/choice/CityDialog.tsx')).CityDialog),
    href: '/city',
    buildHref: buildCityHref,
  },
  'price-match': createFormEntry('PriceMatchDialog', 'price-match'),
  notice: createFormEntry('NoticeDialog', 'notice'),
  cart: { load: createOverlayLoader(async () => (await import('../cart/view/CartDrawer.tsx')).CartDrawer), href: '/cart' },
};

/** Returns the URL of the page to open if the overlay fails to load. */
export const buildEntryHref = ({ href, buildHref }: OverlayEntry, currentLocation: CurrentLocation): string =>
  buildHref?.(currentLocation) ?? href;
