import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type Overlay, OverlayStore } from '../platform/overlay.store.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { BuildStore } from '../platform/update/build.store.ts';
import { useDestination } from '../platform/use-destination.ts';
import { entryHref, type OverlayComponent, overlayEntries } from './overlay-entries.ts';
import type { ShellData } from './shell-data.ts';

type Loaded = Partial<Record<Overlay, OverlayComponent>>;

/**
 * Loads an overlay when it is first shown. If loading fails, falls back to a full page load of the matching page, because the router may be
 * missing chunks too.
 */
function useOverlays(shown: Overlay | null, hide: () => void): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({});
  const place = useLocation();
  const builds = useStore(BuildStore);
  useEffect(() => {
    const door = shown && overlayEntries[shown];
    if (!shown || !door || loaded[shown]) return;
    let hasNavigated = false;
    builds.quietly(door.load).then(
      (Component) => setLoaded((before) => ({ ...before, [shown]: Component })),
      () => {
        if (hasNavigated) return;
        hide();
        location.assign(entryHref(door, place));
      },
    );
    return () => {
      hasNavigated = true;
    };
  }, [shown, loaded, hide, place, builds]);
  return loaded;
}

/** Closes the overlay on navigation, unless it was opened while that page was loading. */
function useNewPage(shown: Overlay | null, hide: () => void) {
  const { key } = useLocation();
  const destination = useDestination();
  const openedFor = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later destination was chosen from the overlay
  useLayoutEffect(() => {
    openedFor.current = shown ? destination.key : undefined;
  }, [shown]);
  // Runs before paint, because a later run could close an overlay that was opened on the new page.
  useLayoutEffect(() => {
    if (openedFor.current !== key) hide();
  }, [key, hide]);
}

/** Renders overlays above the page. At most one is open. */
export const Overlays = observer(function Overlays({ directories }: Pick<ShellData, 'directories'>) {
  const { shown, hide } = useStore(OverlayStore);
  const loaded = useOverlays(shown, hide);
  useNewPage(shown, hide);
  return Object.entries(loaded).map(([name, Component]) => (
    <Component key={name} directories={directories} open={shown === name} onOpenChange={(open) => open || hide()} />
  ));
});
