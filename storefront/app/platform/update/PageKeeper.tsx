import { css } from '@emotion/react';
import { color, font, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { useStore } from '../store/root-store.tsx';
import { BuildStore } from './build.store.ts';
import { OfflineStore } from './offline.store.ts';
import { keepPage, registerWorker } from './offline.ts';

/** Pages left sooner do not count as viewed. */
const viewedAfterMs = 1000;

const note = css({
  padding: `${space(2)} ${space(4)}`,
  background: color('ink'),
  color: color('paper'),
  font: font(500, 14),
  textAlign: 'center',
});

/** Takes a new build at the next navigation to another page. Navigations within a page, such as filters, stay with the router. */
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
  // A page whose data is already there shows no loading state. Then the build is taken on arrival.
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
    const looked = setTimeout(() => keepPage(pathname + search), viewedAfterMs);
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
      // Reloads the data of a saved page. The worker's message then clears the mark.
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
  const { isNoteShown } = useStore(OfflineStore);
  return <div role="status">{isNoteShown && <p css={note}>Вы не&nbsp;в&nbsp;сети: цены могли измениться</p>}</div>;
});
