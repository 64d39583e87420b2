import { css } from '@emotion/react';
import { color, font, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { use, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, UNSAFE_DataRouterContext, useLocation, useNavigation, useRevalidator } from 'react-router';
import { useStore } from '../store/root-store.tsx';
import { BuildStore, type ReadDestination } from './build.store.ts';
import { OfflineStore } from './offline.store.ts';
import { keepPage, registerWorker } from './offline.ts';

/** Time on a page after which it counts as viewed. */
const viewedAfterMs = 1000;

const note = css({
  padding: `${space(2)} ${space(4)}`,
  background: color('ink'),
  color: color('paper'),
  font: font(500, 14),
  textAlign: 'center',
});

/**
 * Reads the pending destination from the router itself: a chunk can fail before React renders the navigation, and no public hook returns
 * the destination earlier.
 */
function useReadDestination(): ReadDestination {
  const router = use(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => {
    const { state, location } = router?.state.navigation ?? {};
    return state === 'loading' && location ? { path: location.pathname, address: createPath(location) } : null;
  }, [router]);
}

/**
 * Switches to a new build at the next navigation to another page, by loading that page from the server. Navigations within a page, such as
 * filters, stay with the router.
 */
function useNewBuild(build: string | null) {
  const builds = useStore(BuildStore);
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  const readDestination = useReadDestination();
  useEffect(() => builds.watch(build, readDestination), [builds, build, readDestination]);
  useLayoutEffect(() => {
    const isLeaving = state === 'loading' && formMethod === undefined && location.pathname !== pathname;
    if (isLeaving) builds.takeEarly(location.pathname, createPath(location));
  }, [builds, state, location, formMethod, pathname]);
  // A navigation to a page whose data is already loaded has no loading state, so the switch happens on arrival.
  const displayed = useRef(pathname);
  useEffect(() => {
    if (displayed.current !== pathname) builds.takeAt(pathname, window.location.href);
    displayed.current = pathname;
  }, [builds, pathname]);
}

function useWorker(isBuilt: boolean) {
  const builds = useStore(BuildStore);
  const offline = useStore(OfflineStore);
  const { pathname, search } = useLocation();
  const readDestination = useReadDestination();
  useEffect(() => {
    if (!isBuilt || !('serviceWorker' in navigator)) return;
    registerWorker({
      renewed: () => builds.takeWorker(),
      ready: () => keepPage(location.pathname + location.search, performance.timeOrigin),
      answered: (message) => offline.take(message, [location.href, readDestination()?.address ?? '']),
    }).catch(offline.rejectWorker);
  }, [isBuilt, builds, offline, readDestination]);
  useEffect(() => {
    if (!isBuilt) return;
    const looked = setTimeout(keepPage, viewedAfterMs, pathname + search, Date.now());
    return () => clearTimeout(looked);
  }, [isBuilt, pathname, search]);
}

function useNetwork() {
  const offline = useStore(OfflineStore);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onOffline = () => offline.setOffline(true);
    const onOnline = () => {
      offline.setOffline(false);
      // Reloads the data of a saved page. The worker then reports that the data is fresh, which resets `isSaved`.
      if (offline.isSaved) revalidate();
    };
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  }, [offline, revalidate]);
}

/** Keeps an open page working after a deployment or without a network. See BuildStore and the service worker. */
export const PageKeeper = observer(function PageKeeper({ build }: { build: string | null }) {
  useNewBuild(build);
  useWorker(build !== null);
  useNetwork();
  const { isNoteVisible } = useStore(OfflineStore);
  return <div role="status">{isNoteVisible && <p css={note}>Вы не&nbsp;в&nbsp;сети: цены могли измениться</p>}</div>;
});
