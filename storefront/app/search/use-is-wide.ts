import { breakpoints } from '@meet/ui-kit/theme';
import { useSyncExternalStore } from 'react';

const query = () => matchMedia(`(min-width: ${breakpoints.desktop}px)`);

function follow(changed: () => void) {
  const media = query();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether there is room for a desktop's search. For what is shown by a browser alone: the server does not know the width. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => query().matches,
    () => true,
  );
