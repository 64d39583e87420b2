import { use, useCallback, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../../../platform/lazy/on-demand.ts';
import { NonceContext } from '../../../../platform/render/nonce.ts';
import { createValueParser, isString, StorageEntry } from '../../../../platform/store/browser-storage.ts';
import { reloadPage } from '../../../../platform/update/reload.ts';
import type { MapsApi } from './maps-api.ts';
import type { PointMap } from './PointMap.tsx';

const loadMap = onDemand(() => Promise.all([import('./PointMap.tsx'), import('./maps-api.ts')]));

/** Time of a press on a page whose Content-Security-Policy blocks the map. The reloaded page then opens the map. */
const pressTimeEntry = new StorageEntry('pickup-map', createValueParser(isString), () => sessionStorage);

/** Time that the reload may take. If the reload takes longer, the map waits for another press. */
const maxReloadMs = 30_000;

/**
 * Whether the document was loaded at its current URL. Only the Content-Security-Policy of the checkout allows maps, and a document that was
 * loaded at another URL keeps its policy when the router opens the checkout.
 */
function isPolicyOfThisPage(): boolean {
  const [navigationEntry] = performance.getEntriesByType('navigation');
  return !navigationEntry || new URL(navigationEntry.name).pathname === location.pathname;
}

type MapsState = { state: 'closed' | 'loading' | 'failed' } | { state: 'shown'; api: MapsApi; MapComponent: typeof PointMap };

/** State of the map. Its component and Yandex's script load on the first press. */
export function useMaps(key: string) {
  const nonce = use(NonceContext);
  const [maps, setMaps] = useState<MapsState>({ state: 'closed' });
  const shouldOpen = useRef(false);
  const fail = useCallback(() => setMaps({ state: 'failed' }), []);
  const load = useCallback(async () => {
    shouldOpen.current = true;
    setMaps({ state: 'loading' });
    try {
      const [{ PointMap: MapComponent }, { loadMaps }] = await loadMap();
      const api = await loadMaps(key, nonce);
      if (shouldOpen.current) setMaps({ state: 'shown', api, MapComponent });
    } catch {
      if (shouldOpen.current) fail();
    }
  }, [key, nonce, fail]);
  useEffect(() => {
    const isOpenPending = Date.now() - Number(pressTimeEntry.read()) < maxReloadMs;
    pressTimeEntry.remove();
    if (isOpenPending && isPolicyOfThisPage()) void load();
  }, [load]);
  const open = () => {
    if (isPolicyOfThisPage() || !pressTimeEntry.write(String(Date.now()))) return void load();
    setMaps({ state: 'loading' });
    // The draft of the checkout preserves the input over the reload.
    reloadPage();
  };
  const close = () => {
    shouldOpen.current = false;
    setMaps({ state: 'closed' });
  };
  return { maps, open, close, fail };
}
