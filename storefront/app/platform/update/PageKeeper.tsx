import { css } from '@emotion/react';
import { color, font, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { useStore } from '../root-store.tsx';
import { BuildStore } from './build.store.ts';
import { OfflineStore } from './offline.store.ts';
import { keepPage, registerWorker } from './offline.ts';

/** A page that is left sooner is not one that somebody looked at. */
const lookMs = 1000;

const note = css({
  padding: `${space(2)} ${space(4)}`,
  background: color('ink'),
  color: color('paper'),
  font: font(500, 14),
  textAlign: 'center',
});

/** Takes a newer build where the shopper goes to another page anyway. Going on inside a page, as a filter does, stays with the router. */
function useNewBuild(build: string | null) {
  const builds = useStore(BuildStore);
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  useEffect(() => builds.watch(build), [builds, build]);
  useLayoutEffect(() => {
    const isLeaving = state === 'loading' && formMethod === undefined && location.pathname !== pathname;
    const destination = isLeaving ? { path: location.pathname, address: location.pathname + location.search + location.hash } : null;
    builds.head(destination);
    if (destination) builds.takeAt(destination.path, destination.address);
  }, [builds, state, location, formMethod, pathname]);
  // A page whose data was there already comes without a state of loading that anybody sees: then it is taken on arrival.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) builds.takeAt(pathname, window.location.href);
    shown.current = pathname;
  }, [builds, pathname]);
}

function useWorker(isBuilt: boolean) {
  const builds = useStore(BuildStore);
  const offline = useStore(OfflineStore);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isBuilt || !('serviceWorker' in navigator)) return;
    registerWorker({
      renewed: () => builds.takeWorker(),
      ready: () => keepPage(location.pathname + location.search),
      answered: offline.setSaved,
    }).catch(offline.failRegistration);
  }, [isBuilt, builds, offline]);
  useEffect(() => {
    if (!isBuilt) return;
    const looked = setTimeout(() => keepPage(pathname + search), lookMs);
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
      // What was kept is asked for again; the worker's answer takes the mark away.
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

/** Keeps a page useful when the shop is built anew or the network goes: see BuildStore and the service worker. */
export const PageKeeper = observer(function PageKeeper({ build }: { build: string | null }) {
  useNewBuild(build);
  useWorker(build !== null);
  useNetwork();
  const { isNoteShown } = useStore(OfflineStore);
  return <div role="status">{isNoteShown && <p css={note}>Вы не&nbsp;в&nbsp;сети: цены могли измениться</p>}</div>;
});
