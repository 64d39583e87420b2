import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QrCode } from '@meet/ui-kit/qr-code';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OfferedApp } from '../../platform/mobile-app.ts';

/** Renders the kit's QR code as a standalone SVG. Page styles do not apply inside an image, so the page puts a background behind it. */
export function drawAppQrCode({ href: address, qrCodeLabel }: OfferedApp): string {
  const emotionCache = createCache({ key: 'code' });
  // Without `compat`, Emotion would render a style element before the SVG.
  emotionCache.compat = true;
  const drawing = renderToStaticMarkup(
    <CacheProvider value={emotionCache}>
      <QrCode value={address} label={qrCodeLabel} />
    </CacheProvider>,
  );
  return drawing.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
