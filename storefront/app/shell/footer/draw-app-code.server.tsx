import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QrCode } from '@meet/ui-kit/qr-code';
import { renderToStaticMarkup } from 'react-dom/server';
import { href } from 'react-router';
import { appPagePath } from '../../platform/app-store.ts';
import type { Visit } from '../../platform/visit.server.ts';
import type { OfferedApp } from '../shell-data.ts';

/** Where a phone gets the app: the API knows the store of each device. */
const appPath = '/api/mobileapp';

/** The app of the stores that have it; else the page that tells how the shop itself is put on a phone's screen. */
export function offeredApp({ appStores, publicUrl }: Pick<Visit, 'appStores' | 'publicUrl'>): OfferedApp {
  const path = appStores.length > 0 ? appPath : appPagePath;
  return { href: new URL(path, publicUrl).href, code: href('/app-code.svg'), stores: appStores };
}

/** The kit's code as a file of its own. Its ground is the page's: a picture takes no part in the page's style. */
export function drawAppCode(address: string): string {
  const cache = createCache({ key: 'code' });
  // Without it the style would stand before the drawing.
  cache.compat = true;
  const drawing = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <QrCode value={address} label="QR-код: скачать приложение Meet" />
    </CacheProvider>,
  );
  return drawing.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
