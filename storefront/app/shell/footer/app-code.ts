import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/app-code';
import { drawAppCode, offeredApp } from './draw-app-code.server.tsx';

/** Serves the app's QR code as SVG. Drawing it on the server keeps the drawing code out of page bundles. */
export function loader({ context }: Route.LoaderArgs) {
  const drawing = drawAppCode(offeredApp(context.get(visitContext)).href);
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } });
}
