import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Overlay, OverlayStore } from '../platform/overlay.store.ts';
import { useStore } from '../platform/root-store.tsx';
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
    door.load().then(
      (Component) => setLoaded((before) => ({ ...before, [shown]: Component })),
      () => {
        hide();
        navigate(doorHref(door, location));
      },
    );
  }, [shown, loaded, hide, navigate, location]);
  return loaded;
}

/** What lies over the page: at most one. A new page starts with nothing over it. */
export const Overlays = observer(function Overlays({ directories }: Pick<ShellData, 'directories'>) {
  const { shown, hide } = useStore(OverlayStore);
  const { key } = useLocation();
  const loaded = useOverlays(shown, hide);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new page that closes what lay over the old one
  useEffect(hide, [key]);
  return Object.entries(loaded).map(([name, Component]) => (
    <Component key={name} directories={directories} open={shown === name} onOpenChange={(open) => open || hide()} />
  ));
});
