import { breakpoints } from '@meet/ui-kit/theme';
import { useSyncExternalStore } from 'react';

const query = () => matchMedia(`(min-width: ${breakpoints.desktop}px)`);

function follow(changed: () => void) {
  const media = query();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/**
 * Whether the screen is wide enough for the desktop search. Use it only in parts rendered by the browser, because the server does not know
 * the width.
 */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => query().matches,
    () => true,
  );
