import { css } from '@emotion/react';
import { color, font, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation, useNavigation, useRevalidator } from 'react-router';
import type { WorkerMessage } from '../../../worker/contract.ts';
import { useStore } from '../store/root-store.tsx';
import { BuildStore, type Destination, type ReadDestination } from './build.store.ts';
import { OfflineStore } from './offline.store.ts';
import { savePage, saveViewedPage } from './saved-pages.ts';

const note = css({
  padding: `${space(2)} ${space(4)}`,
  background: color('ink'),
  color: color('paper'),
  font: font(500, 14),
  textAlign: 'center',
});

/**
 * Returns a function that reads which page the router is loading, because events may arrive between two renders. With `useTransitions`,
 * React renders the start of a navigation in the same task, before a chunk or the data of its page can arrive or fail.
 */
function useReadDestination(): ReadDestination {
  const { state, location } = useNavigation();
  const destination = useRef<Destination>(null);
  useLayoutEffect(() => {
    destination.current = state === 'loading' ? { path: location.pathname, address: createPath(location) } : null;
  }, [state, location]);
  return useCallback(() => destination.current, []);
}

/**
 * Switches to a new build at the next navigation to another page, by loading that page from the server. Navigations within a page, such as
 * filters, stay with the router.
 */
function useNewBuild(build: string | null, readDestination: ReadDestination) {
  const builds = useStore(BuildStore);
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  useEffect(() => builds.watch(build, readDestination), [builds, build, readDestination]);
  useLayoutEffect(() => {
    const isLeaving = state === 'loading' && formMethod === undefined && location.pathname !== pathname;
    if (isLeaving) builds.switchBuildInBackground(location.pathname, createPath(location));
  }, [builds, state, location, formMethod, pathname]);
  // A navigation to a page whose data is already loaded has no loading state, so the switch happens on arrival.
  const displayedPage = useRef(pathname);
  useEffect(() => {
    if (displayedPage.current !== pathname) builds.switchBuild(pathname, window.location.href);
    displayedPage.current = pathname;
  }, [builds, pathname]);
}

interface WorkerHandlers {
  /** Called when a newer worker has taken over the page. */
  onUpdate(): void;
  /** Called when the first worker of this browser has taken over the page. */
  onReady(): void;
  onMessage(message: WorkerMessage): void;
}

/** Registers the worker after the load event, so that it does not compete with the page. Throws if the browser rejects it. */
async function registerWorker({ onUpdate, onReady, onMessage }: WorkerHandlers): Promise<void> {
  const { serviceWorker } = navigator;
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  let hasWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hasWorker) onUpdate();
    else onReady();
    hasWorker = true;
  });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => onMessage(data));
  await serviceWorker.register('/sw.js', { scope: '/' });
}

/** Registers the service worker and sends it each viewed page to save. In development, where `isBuilt` is false, there is no worker. */
function useWorker(isBuilt: boolean, readDestination: ReadDestination) {
  const builds = useStore(BuildStore);
  const offline = useStore(OfflineStore);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isBuilt || !('serviceWorker' in navigator)) return;
    registerWorker({
      onUpdate: () => builds.switchToNewWorker(),
      onReady: () => savePage(location.pathname + location.search, performance.timeOrigin),
      onMessage: (message) => offline.handleMessage(message, [location.href, readDestination()?.address ?? '']),
    }).catch(offline.markWorkerRejected);
  }, [isBuilt, builds, offline, readDestination]);
  useEffect(() => {
    return isBuilt ? saveViewedPage(pathname + search) : undefined;
  }, [isBuilt, pathname, search]);
}

function useNetwork() {
  const offline = useStore(OfflineStore);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onOffline = () => offline.setOffline(true);
    const onOnline = () => {
      offline.setOffline(false);
      // Reloads the data of a saved page. The worker then reports that the data is fresh, which resets `isSavedCopy`.
      if (offline.isSavedCopy) revalidate();
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
  const readDestination = useReadDestination();
  useNewBuild(build, readDestination);
  useWorker(build !== null, readDestination);
  useNetwork();
  const { isOfflineNoteVisible } = useStore(OfflineStore);
  return <div role="status">{isOfflineNoteVisible && <p css={note}>Вы не&nbsp;в&nbsp;сети: цены могли измениться</p>}</div>;
});
