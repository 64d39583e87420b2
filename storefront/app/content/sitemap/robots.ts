import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/robots';

// Campaign parameters do not change a page. Search engines that support Clean-param ignore them.
const campaignParams = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid', 'gclid'];

/** Serves robots.txt. Only paths that are not pages are disallowed, because search engines must load a page to see its noindex. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(visitContext);
  const lines = [
    'User-agent: *',
    ...['/graphql', '/api/', '/inbox', '/builds/'].map((path) => `Disallow: ${path}`),
    `Clean-param: ${campaignParams.join('&')}`,
    // The sign-in page is the same page whatever its return URL (`to`) and its method (`by`).
    'Clean-param: to&by /auth',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
