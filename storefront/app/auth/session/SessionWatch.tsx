import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { matchPath, useLocation, useNavigation, useRevalidator } from 'react-router';
import { deletePersonalFormData } from '../../platform/store/personal-form-data.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { subscribeToSession } from '../../platform/store/session-channel.ts';
import { deleteSavedPages } from '../../platform/update/saved-pages.ts';
import { isSignInPath } from '../link/sign-in-address.ts';
import { SignInStore } from './sign-in.store.ts';

/** Delay before the first retry while the API cannot resolve the session. Each further delay is twice as long, up to a minute. */
const firstWaitMs = 5000;
const maxWaitMs = 60_000;

function useRetryWhileUnknown(isUnknown: boolean) {
  const { revalidate } = useRevalidator();
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (!isUnknown) return;
    const revalidateAgain = () => void revalidate().then(() => setAttempts(attempts + 1));
    const timer = setTimeout(revalidateAgain, Math.min(firstWaitMs * 2 ** attempts, maxWaitMs));
    return () => clearTimeout(timer);
  }, [isUnknown, attempts, revalidate]);
}

/**
 * Returns a function that reloads the page's data after the session has changed.
 * - The router would merge a reload into a running navigation and skip the root data. So the reload waits until the navigation ends.
 * - A navigation that starts during the reload would skip the root data too. So the data is reloaded once more afterwards.
 * - If the session changes again before the response, the data is reloaded again.
 */
function useReloadAfterChange(): () => void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [changeCount, setChangeCount] = useState(0);
  const [reloadedCount, setReloadedCount] = useState(0);
  useEffect(() => {
    if (reloadedCount === changeCount || state !== 'idle') return;
    let isSuperseded = false;
    revalidate().then(() => isSuperseded || setReloadedCount(changeCount));
    return () => {
      isSuperseded = true;
    };
  }, [changeCount, reloadedCount, state, revalidate]);
  return useCallback(() => setChangeCount((previous) => previous + 1), []);
}

interface SessionWatchProps {
  /** Undefined if the API did not respond. */
  isSignedIn: boolean | undefined;
}

/**
 * Whether a guest may still return from this page to a form: a sign-in page leads back to the form, and a product page opens the form of a
 * review.
 */
const canReturnToForm = (path: string) => isSignInPath(path) || matchPath('/product/:slug', path) !== null;

/** Deletes the input of a form that was open when the session ended, once the guest is on a page that does not lead back to the form. */
function useDeletePersonalFormData(isSignedIn: boolean | undefined) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isSignedIn === false && !canReturnToForm(pathname)) deletePersonalFormData();
  }, [isSignedIn, pathname]);
}

/**
 * Applies changes of the session to the tab: updates the stores, and reloads the page's data when the shopper signs in or out in any tab.
 */
export function SessionWatch({ isSignedIn }: SessionWatchProps) {
  const signIn = useStore(SignInStore);
  const reloadAfterChange = useReloadAfterChange();
  useLayoutEffect(() => {
    if (isSignedIn !== undefined) signIn.setSignedIn(isSignedIn);
  }, [signIn, isSignedIn]);
  useRetryWhileUnknown(isSignedIn === undefined);
  useDeletePersonalFormData(isSignedIn);
  useEffect(
    () =>
      subscribeToSession(() => {
        deleteSavedPages().then(reloadAfterChange);
      }),
    [reloadAfterChange],
  );
  return null;
}
