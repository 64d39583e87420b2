import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/app-qr-code';
import { drawAppQrCode } from './draw-app-qr-code.server.tsx';
import { resolveOfferedApp } from './offered-app.server.ts';

/**
 * The address of the current code contains a hash of its content, so its response is cached for a long time. A response at any other
 * address, such as the one in an older page, is cached only for a short time.
 */
const formatCacheControl = (isExact: boolean) => (isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=60');

/** Serves the app's QR code as SVG. Drawing it on the server keeps the drawing code out of page bundles. */
export function loader({ context, url }: Route.LoaderArgs) {
  const app = resolveOfferedApp(context.get(visitContext));
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': formatCacheControl(url.pathname + url.search === app.qrCode) };
  return new Response(drawAppQrCode(app), { headers });
}
