import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QrCode } from '@meet/ui-kit/qr-code';
import { renderToStaticMarkup } from 'react-dom/server';
import { href } from 'react-router';
import { appPagePath, type OfferedApp } from '../../platform/app-store.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** The API redirects each device to its app store. */
const appPath = '/api/mobileapp';

/** Links to the app stores if any are configured, otherwise to the page on adding the shop to the home screen. */
export function offeredApp({ appStores, publicUrl }: Pick<Visit, 'appStores' | 'publicUrl'>): OfferedApp {
  const path = appStores.length > 0 ? appPath : appPagePath;
  return { href: new URL(path, publicUrl).href, code: href('/app-code.svg'), stores: appStores };
}

/** Renders the kit's QR code as a standalone SVG. Its background is set by the page, because page styles do not apply inside an image. */
export function drawAppCode(address: string): string {
  const cache = createCache({ key: 'code' });
  // Without this, Emotion would render a style element before the SVG.
  cache.compat = true;
  const drawing = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <QrCode value={address} label="QR-код: скачать приложение Meet" />
    </CacheProvider>,
  );
  return drawing.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
