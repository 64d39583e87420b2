import { useMatches } from 'react-router';

const reloadDelaySeconds = 15;

/** Returns the address that a loader wants a page without JavaScript to reload. */
function findReloadAddress(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('reloadTo' in data)) return null;
  return typeof data.reloadTo === 'string' ? data.reloadTo : null;
}

/** Reloads a page without JavaScript that waits for a change. Only the head may contain it. */
export function ReloadWithoutScript() {
  const reloadAddress = useMatches().reduce<string | null>((address, { loaderData }) => findReloadAddress(loaderData) ?? address, null);
  return reloadAddress ? (
    <noscript>
      <meta httpEquiv="refresh" content={`${reloadDelaySeconds};url=${reloadAddress}`} />
    </noscript>
  ) : null;
}
