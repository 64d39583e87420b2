import { type ThemeName, themes } from '@meet/ui-kit/theme';
import { useMatches } from 'react-router';

interface MatchedRoute {
  handle?: unknown;
}

/** Returns the theme that a route forces with `handle: { colourMode: 'dark' }`, or null. Of nested routes the innermost wins. */
export function findRouteColourMode(matches: readonly MatchedRoute[]): ThemeName | null {
  const forcedModes = matches.flatMap(({ handle }) =>
    typeof handle === 'object' && handle && 'colourMode' in handle ? [handle.colourMode] : [],
  );
  return themes.find((theme) => theme === forcedModes.at(-1)) ?? null;
}

export const useRouteColourMode = (): ThemeName | null => findRouteColourMode(useMatches());
