import { type ThemeName, themes } from '@meet/ui-kit/theme';
import { useMatches } from 'react-router';

interface Matched {
  handle?: unknown;
}

/** The theme that the present route forces by `handle: { colourMode: 'dark' }`; the innermost that does counts. */
export function forcedColourMode(matches: readonly Matched[]): ThemeName | null {
  const asked = matches.flatMap(({ handle }) =>
    typeof handle === 'object' && handle && 'colourMode' in handle ? [handle.colourMode] : [],
  );
  return themes.find((theme) => theme === asked.at(-1)) ?? null;
}

export const useForcedColourMode = (): ThemeName | null => forcedColourMode(useMatches());
