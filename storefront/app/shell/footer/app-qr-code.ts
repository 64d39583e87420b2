import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/app-qr-code';
import { drawAppQrCode } from './draw-app-qr-code.server.tsx';
import { resolveOfferedApp } from './offered-app.server.ts';

/**
 * The address that pages use depends on the content of the code. Any other address, such as that of an older page, is cached for a short
 * time only.
 */
const formatCacheControl = (isExact: boolean) => (isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=60');

/** Serves the app's QR code as SVG. Drawing it on the server keeps the drawing code out of page bundles. */
export function loader({ context, url }: Route.LoaderArgs) {
  const app = resolveOfferedApp(context.get(visitContext));
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': formatCacheControl(url.pathname + url.search === app.qrCode) };
  return new Response(drawAppQrCode(app), { headers });
}
