import { css } from '@emotion/react';
import { media } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import { appPagePath, type OfferedApp } from '../../platform/mobile-app.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { AppBannerStore } from './app-banner.store.ts';

const AppBanner = hydrateLater(async () => (await import('@meet/ui-kit/app-banner')).AppBanner, { until: 'interaction' });

const hidden = { display: 'none' } as const;

// The banner is for phones only. It follows the header in the markup, so that the skip link stays the first tab stop.
const root = css({
  order: -1,
  [media.tablet]: hidden,
  '@media (display-mode: standalone)': hidden,
  // Without JavaScript the banner could not be closed.
  '@media (scripting: none)': hidden,
  '[data-app-banner=closed] &': hidden,
});

const homeScreenTexts = { title: 'Meet на\u00a0экране телефона', action: 'Подробнее' };

/** While the shopper buys, the banner would distract. */
const pathsWithoutBanner = /^\/(checkout$|orders\/|pay\/)/;

/**
 * The app banner above the page. It is hidden while the shopper buys, and on the page about the app, to which devices without an app store
 * are redirected.
 */
export const AppOffer = observer(function AppOffer({ href, stores }: OfferedApp) {
  const banner = useStore(AppBannerStore);
  const { pathname } = useLocation();
  if (banner.isClosed || pathname === appPagePath || pathsWithoutBanner.test(pathname)) return null;
  return (
    <div css={root} data-app-offer="">
      <AppBanner href={href} text="Избранное под&nbsp;рукой" onClose={banner.close} {...(stores.length === 0 && homeScreenTexts)} />
    </div>
  );
});
