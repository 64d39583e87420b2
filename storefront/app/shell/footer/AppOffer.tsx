import { css } from '@emotion/react';
import { AppBanner } from '@meet/ui-kit/app-banner';
import { media } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { appPagePath } from '../../platform/app-store.ts';
import { useStore } from '../../platform/root-store.tsx';
import type { OfferedApp } from '../shell-data.ts';
import { AppBannerStore } from './app-banner.store.ts';

const gone = { display: 'none' } as const;

// For phones, which an app is for. After the header in the markup, so that the way past it is the first stop of the keyboard.
const root = css({
  order: -1,
  [media.tablet]: gone,
  '@media (display-mode: standalone)': gone,
  // Without a script it could not be closed.
  '@media (scripting: none)': gone,
  '[data-app-banner=closed] &': gone,
});

const onScreen = { title: 'Meet на\u00a0экране телефона', action: 'Подробнее' };

/** Offers the app above the page, except the page that is about it: a device that no store is for is led there. */
export const AppOffer = observer(function AppOffer({ href, stores }: OfferedApp) {
  const banner = useStore(AppBannerStore);
  const { pathname } = useLocation();
  if (banner.closed || pathname === appPagePath) return null;
  return (
    <div css={root}>
      <AppBanner href={href} text="Избранное под&nbsp;рукой" onClose={banner.close} {...(stores.length === 0 && onScreen)} />
    </div>
  );
});
