import { useMatches } from 'react-router';

const reloadDelaySeconds = 15;

/** Returns the URL in a loader's data that the page should load next if it has no JavaScript, or null. */
function findReloadAddress(loaderData: unknown): string | null {
  if (typeof loaderData !== 'object' || loaderData === null || !('reloadTo' in loaderData)) return null;
  return typeof loaderData.reloadTo === 'string' ? loaderData.reloadTo : null;
}

/** Reloads a page without JavaScript that waits for a change. Only the head may contain this element. */
export function ReloadWithoutScript() {
  const reloadAddress = useMatches().reduce<string | null>((address, { loaderData }) => findReloadAddress(loaderData) ?? address, null);
  return reloadAddress ? (
    <noscript>
      <meta httpEquiv="refresh" content={`${reloadDelaySeconds};url=${reloadAddress}`} />
    </noscript>
  ) : null;
}
