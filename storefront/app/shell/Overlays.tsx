import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type Overlay, OverlayStore } from '../platform/overlay.store.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { useTargetLocation } from '../platform/use-target-location.ts';
import { buildEntryHref, type OverlayComponent, overlayEntries } from './overlay-entries.ts';
import type { ShellData } from './shell-data.ts';

type LoadedOverlays = Partial<Record<Overlay, OverlayComponent>>;

/**
 * Loads an overlay when it is first shown. If loading fails, falls back to a full page load of the matching page, because the router may
 * lack chunks too.
 */
function useLoadedOverlays(overlay: Overlay | null, hide: () => void): LoadedOverlays {
  const [loadedOverlays, setLoadedOverlays] = useState<LoadedOverlays>({});
  const currentLocation = useLocation();
  useEffect(() => {
    const entry = overlay && overlayEntries[overlay];
    if (!overlay || !entry || loadedOverlays[overlay]) return;
    let isOutdated = false;
    entry.load().then(
      (Component) => setLoadedOverlays((previous) => ({ ...previous, [overlay]: Component })),
      () => {
        if (isOutdated) return;
        hide();
        location.assign(buildEntryHref(entry, currentLocation));
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [overlay, loadedOverlays, hide, currentLocation]);
  return loadedOverlays;
}

/** Closes the overlay on navigation, unless the shopper opened it while the new page was loading. */
function useCloseOnNavigation(overlay: Overlay | null, hide: () => void) {
  const { key } = useLocation();
  const destination = useTargetLocation();
  const locationKeyWhenOpened = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the destination at the opening counts
  useLayoutEffect(() => {
    locationKeyWhenOpened.current = overlay ? destination.key : undefined;
  }, [overlay]);
  // Runs before paint, because a later run could close an overlay that was opened on the new page.
  useLayoutEffect(() => {
    if (locationKeyWhenOpened.current !== key) hide();
  }, [key, hide]);
}

/** Renders overlays above the page. At most one is open. */
export const Overlays = observer(function Overlays({ directories }: Pick<ShellData, 'directories'>) {
  const { current, hide } = useStore(OverlayStore);
  const loadedOverlays = useLoadedOverlays(current, hide);
  useCloseOnNavigation(current, hide);
  return Object.entries(loadedOverlays).map(([name, Component]) => (
    <Component key={name} directories={directories} open={current === name} onOpenChange={(open) => open || hide()} />
  ));
});
