import { visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/robots';

// Marks of campaigns change no page: search engines that know the word ask for each page once.
const marks = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid', 'gclid'];

/** Pages that are not for an index say so themselves (noindex), and for that they must be read: only what is no page is closed. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(visitContext);
  const lines = [
    'User-agent: *',
    ...['/graphql', '/api/', '/inbox', '/builds/'].map((path) => `Disallow: ${path}`),
    `Clean-param: ${marks.join('&')}`,
    // Where somebody comes back to makes no other page of signing in.
    'Clean-param: to&by /auth',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
