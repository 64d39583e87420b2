import { useMatches } from 'react-router';

const seconds = 15;

/** Returns the address that a loader wants a page without JavaScript to reload. */
function reloadIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('reloadTo' in data)) return null;
  return typeof data.reloadTo === 'string' ? data.reloadTo : null;
}

/** Reloads a page without JavaScript that waits for a change. Only the head may contain it. */
export function ReloadWithoutScript() {
  const to = useMatches().reduce<string | null>((found, { loaderData }) => reloadIn(loaderData) ?? found, null);
  return to ? (
    <noscript>
      <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
    </noscript>
  ) : null;
}
