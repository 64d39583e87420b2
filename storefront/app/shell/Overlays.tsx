import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Overlay, OverlayStore } from '../platform/overlay.store.ts';
import { useStore } from '../platform/root-store.tsx';
import { useRouterPlace } from '../platform/use-router-place.ts';
import { doorHref, type OverlayComponent, overlayDoors } from './overlay-doors.ts';
import type { ShellData } from './shell-data.ts';

type Loaded = Partial<Record<Overlay, OverlayComponent>>;

/** Loads an overlay when it is first shown. Where that fails, the page of the same things is gone to instead. */
function useOverlays(shown: Overlay | null, hide: () => void): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({});
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const door = shown && overlayDoors[shown];
    if (!shown || !door || loaded[shown]) return;
    let isLeft = false;
    door.load().then(
      (Component) => setLoaded((before) => ({ ...before, [shown]: Component })),
      () => {
        if (isLeft) return;
        hide();
        navigate(doorHref(door, location));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [shown, loaded, hide, navigate, location]);
  return loaded;
}

/** A new page starts with nothing over it, but for what was opened while it was on its way: that is newer than the page. */
function useNewPage(shown: Overlay | null, hide: () => void) {
  const { key } = useLocation();
  const place = useRouterPlace();
  const openedFor = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for later is asked for from there
  useLayoutEffect(() => {
    openedFor.current = shown ? place().destination.key : undefined;
  }, [shown]);
  // Not after the page is painted: it would close what was pressed by then.
  useLayoutEffect(() => {
    if (openedFor.current !== key) hide();
  }, [key, hide]);
}

/** What lies over the page: at most one. */
export const Overlays = observer(function Overlays({ directories }: Pick<ShellData, 'directories'>) {
  const { shown, hide } = useStore(OverlayStore);
  const loaded = useOverlays(shown, hide);
  useNewPage(shown, hide);
  return Object.entries(loaded).map(([name, Component]) => (
    <Component key={name} directories={directories} open={shown === name} onOpenChange={(open) => open || hide()} />
  ));
});
