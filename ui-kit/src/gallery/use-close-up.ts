'use client';

import { type MouseEvent, useState } from 'react';
import { isPlainPress } from '../link/plain-press.ts';
import { useLoaded } from './use-loaded.ts';

const loadZoom = () => import('./GalleryZoom.tsx');

/** Loads the full-screen view on the first press. If that fails, the link is followed. */
export function useCloseUp(onExited: () => void) {
  const [zoom, ask] = useLoaded(loadZoom);
  const [at, setAt] = useState<number>();
  const [open, setOpen] = useState(false);
  const press = (pressed: number) => async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    setAt(pressed);
    setOpen(true);
    if (!(await ask()) && link.isConnected) location.assign(link.href);
  };
  const exited = () => {
    setAt(undefined);
    onExited();
  };
  return { Zoom: zoom?.GalleryZoom, at, press, zoomProps: { open, onClose: () => setOpen(false), onExited: exited } };
}
