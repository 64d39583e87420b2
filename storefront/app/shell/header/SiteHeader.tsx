import { Header, type HeaderAction } from '@meet/ui-kit/header';
import { isPlainPress, Link } from '@meet/ui-kit/link';
import { goodsForms } from '@meet/ui-kit/plural';
import { breakpoints } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { type Location, useLocation } from 'react-router';
import { buildSignInHref } from '../../auth/link/sign-in-address.ts';
import { CartStore } from '../../cart/cart.store.ts';
import { audienceLinks } from '../../catalog/directory/audience-links.ts';
import { serviceLinks } from '../../content/info/service-pages.ts';
import { CityLink } from '../../delivery/city/choice/CityLink.tsx';
import { labelCityLink } from '../../delivery/city/choice/city-link.ts';
import { useChosenCity } from '../../delivery/city/use-chosen-city.ts';
import { FavouritesStore } from '../../favourite/favourites.store.ts';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import { type Overlay, OverlayStore } from '../../platform/overlay.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { isBuyingPage } from '../buying-page.ts';
import { overlayEntries } from '../overlay-entries.ts';
import type { ShellData } from '../shell-data.ts';
import { useHeaderHidden } from './header-scroll.ts';

/**
 * The menu of desktops, whose script loads with the page only there. On narrower screens it waits for an interaction: phones do not display
 * the menu, and its links and panels work without a script.
 */
const HeaderMenu = hydrateLater(async () => (await import('./HeaderMenu.tsx')).HeaderMenu, {
  until: 'interaction',
  eagerMedia: `(min-width: ${breakpoints.desktop}px)`,
});

/** Returns a click handler that opens an overlay. The link is followed when a modifier key is held or there is no such overlay. */
function createOverlayOpener(overlay: Overlay, show: (overlay: Overlay) => void) {
  if (!overlayEntries[overlay]) return undefined;
  return (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    show(overlay);
  };
}

/** Preloads the overlay of a link on hover or focus. */
function preloadOverlay({ target }: PointerEvent | FocusEvent) {
  const path = target instanceof Element ? target.closest('a')?.getAttribute('href')?.split('?', 1)[0] : undefined;
  const entry = Object.values(overlayEntries).find(({ href }) => href === path);
  // Errors are ignored here: opening the overlay loads it again and reports them.
  entry?.load().catch(() => undefined);
}

/** Content beside the logo in the header of the checkout and the payment, which has no menu. */
function BuyingHeaderEnd({ pathname }: Pick<Location, 'pathname'>) {
  if (pathname.startsWith('/pay/')) return 'Учебная оплата';
  const isCheckout = pathname === '/checkout';
  return (
    <Link href={isCheckout ? '/cart' : '/catalog'} variant="quiet">
      Вернуться в&nbsp;{isCheckout ? 'корзину' : 'каталог'}
    </Link>
  );
}

interface SiteHeaderProps extends Pick<ShellData, 'directories'> {
  isSignedIn: boolean;
}

/** The kit's header, with the number of favourites and cart items, and with links that open overlays. */
export const SiteHeader = observer(function SiteHeader({ directories, isSignedIn }: SiteHeaderProps) {
  const { show } = useStore(OverlayStore);
  const favourites = useStore(FavouritesStore);
  const cart = useStore(CartStore);
  const location = useLocation();
  const { pathname } = location;
  const actions: HeaderAction[] = [
    { icon: 'heart', label: 'Избранное', href: '/favorites', count: favourites.count, countForms: goodsForms },
    { icon: 'bag', label: 'Корзина', href: '/cart', count: cart.count, countForms: goodsForms, onClick: createOverlayOpener('cart', show) },
    isSignedIn
      ? { icon: 'user', label: 'Аккаунт', href: '/account' }
      : {
          icon: 'user',
          label: 'Войти',
          href: buildSignInHref(location),
          onClick: pathname === '/auth' ? undefined : createOverlayOpener('auth', show),
        },
  ];
  return (
    <Header
      bare={isBuyingPage(location) && <BuyingHeaderEnd pathname={pathname} />}
      menu={directories.length > 0 && <HeaderMenu directories={directories} />}
      menuHref={overlayEntries.menu?.href}
      onMenu={createOverlayOpener('menu', show)}
      searchHref="/search"
      onSearch={createOverlayOpener('search', show)}
      actions={actions}
      audiences={audienceLinks}
      service={serviceLinks}
      serviceEnd={<CityLink>{labelCityLink(useChosenCity())}</CityLink>}
      hidden={useHeaderHidden()}
      onPointerOver={preloadOverlay}
      onFocus={preloadOverlay}
    />
  );
});
