import { useMatches } from 'react-router';

const seconds = 15;

/** Where the loader of a page wants a browser without JavaScript to look for news. */
function reloadIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('reloadTo' in data)) return null;
  return typeof data.reloadTo === 'string' ? data.reloadTo : null;
}

/** Keeps a page that waits for something current without JavaScript. Only the head may contain it. */
export function ReloadWithoutScript() {
  const to = useMatches().reduce<string | null>((found, { loaderData }) => reloadIn(loaderData) ?? found, null);
  return to ? (
    <noscript>
      <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
    </noscript>
  ) : null;
}
