import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/app-qr-code';
import { drawAppQrCode } from './draw-app-qr-code.server.tsx';
import { resolveOfferedApp } from './offered-app.server.ts';

/**
 * The URL of the current QR code contains a hash of its content, so the response is cached for a long time. A response at any other URL,
 * such as the URL in an older page, is cached only for a short time.
 */
const formatCacheControl = (isCurrentUrl: boolean) => (isCurrentUrl ? 'public, max-age=31536000, immutable' : 'public, max-age=60');

/** Serves the app's QR code as SVG. Drawing it on the server keeps the drawing code out of page bundles. */
export function loader({ context, url }: Route.LoaderArgs) {
  const app = resolveOfferedApp(context.get(visitContext));
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': formatCacheControl(url.pathname + url.search === app.qrCode) };
  return new Response(drawAppQrCode(app), { headers });
}
