import { type ThemeName, themes } from '@meet/ui-kit/theme';
import { useMatches } from 'react-router';

interface MatchedRoute {
  handle?: unknown;
}

/** Returns the theme that the route forces with `handle: { colourMode: 'dark' }`. The innermost route wins. */
export function findRouteColourMode(matches: readonly MatchedRoute[]): ThemeName | null {
  const forcedModes = matches.flatMap(({ handle }) =>
    typeof handle === 'object' && handle && 'colourMode' in handle ? [handle.colourMode] : [],
  );
  return themes.find((theme) => theme === forcedModes.at(-1)) ?? null;
}

export const useRouteColourMode = (): ThemeName | null => findRouteColourMode(useMatches());
