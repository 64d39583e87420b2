import { createHash } from 'node:crypto';
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
export function findOfferedApp({ appStores, publicUrl }: Pick<Visit, 'appStores' | 'publicUrl'>): OfferedApp {
  const hasStores = appStores.length > 0;
  const target = new URL(hasStores ? appPath : appPagePath, publicUrl).href;
  return {
    href: target,
    code: `${href('/app-code.svg')}?v=${createHash('sha256').update(target).digest('hex').slice(0, 12)}`,
    codeLabel: hasStores ? 'QR-код: скачать приложение Meet' : 'QR-код: как поставить Meet на\u00a0экран телефона',
    stores: appStores,
  };
}

/** Renders the kit's QR code as a standalone SVG. Its background is set by the page, because page styles do not apply inside an image. */
export function drawAppQrCode({ href: address, codeLabel }: OfferedApp): string {
  const cache = createCache({ key: 'code' });
  // Without this, Emotion would render a style element before the SVG.
  cache.compat = true;
  const drawing = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <QrCode value={address} label={codeLabel} />
    </CacheProvider>,
  );
  return drawing.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
