import type { ComponentType } from 'react';
import { signInHref } from '../auth/sign-in-address.ts';
import type { Overlay, OverlayProps } from '../platform/overlay.store.ts';
import type { ShellData } from './shell-data.ts';

export type OverlayComponent = ComponentType<OverlayProps & Pick<ShellData, 'directories'>>;

interface OverlayDoor {
  load: () => Promise<OverlayComponent>;
  /** The page that shows the same; its links open the overlay, and it is gone to where the overlay cannot be loaded. */
  href: string;
  /** The same for who comes back to where they are. */
  hrefFrom?: (place: Place) => string;
}

type Place = Parameters<typeof signInHref>[0];

/** Everything that can lie over a page, none of it loaded before it is wanted. */
export const overlayDoors: Partial<Record<Overlay, OverlayDoor>> = {
  search: { load: async () => (await import('../search/SearchPopup.tsx')).SearchPopup, href: '/search' },
  menu: { load: async () => (await import('./header/MenuDrawer.tsx')).MenuDrawer, href: '/sitemap' },
  auth: { load: async () => (await import('../auth/AuthDialog.tsx')).AuthDialog, href: '/auth', hrefFrom: signInHref },
  cart: { load: async () => (await import('../cart/CartDrawer.tsx')).CartDrawer, href: '/cart' },
};

/** Where a door leads from here where it cannot be opened over the page. */
export const doorHref = ({ href, hrefFrom }: OverlayDoor, place: Place): string => hrefFrom?.(place) ?? href;
