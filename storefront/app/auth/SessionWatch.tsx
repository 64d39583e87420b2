import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { SessionUserFragment } from '../platform/graphql/generated/graphql.ts';
import { useStore } from '../platform/root-store.tsx';
import { ServerClock } from '../platform/server-clock.store.ts';
import { followSession } from '../platform/session-channel.ts';
import { forgetPages } from '../platform/update/offline.ts';
import { SignInStore } from './sign-in.store.ts';

/** A page that could not be told who looks at it asks again, ever more seldom. */
const firstWaitMs = 5000;
const longestWaitMs = 60_000;

function useAskingAgain(isUnknown: boolean) {
  const { revalidate } = useRevalidator();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!isUnknown) return;
    const again = () => void revalidate().then(() => setTimes(times + 1));
    const wait = setTimeout(again, Math.min(firstWaitMs * 2 ** times, longestWaitMs));
    return () => clearTimeout(wait);
  }, [isUnknown, times, revalidate]);
}

/**
 * Brings the page anew after each change of who is signed in. What could go wrong: a navigation is under way, and the router makes one
 * load of the two, of which the frame takes no notice (it waits for the end of it); one begins meanwhile and does the same (it is asked
 * once more after it); another change comes before the answer to the first (it is asked anew).
 */
function useFreshPage(): () => void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [changes, setChanges] = useState(0);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown === changes || state !== 'idle') return;
    let isOvertaken = false;
    revalidate().then(() => isOvertaken || setShown(changes));
    return () => {
      isOvertaken = true;
    };
  }, [changes, shown, state, revalidate]);
  return useCallback(() => setChanges((before) => before + 1), []);
}

interface SessionWatchProps {
  /** Null is nobody; nothing is what the API did not say. */
  user: SessionUserFragment | null | undefined;
  /** When the page was made, by the server; unknown where its frame could not be. */
  now: number | undefined;
}

/** Keeps the tab to who is signed in: the stores are told, and a change in any tab brings the page anew in all of them. */
export function SessionWatch({ user, now }: SessionWatchProps) {
  const signIn = useStore(SignInStore);
  const clock = useStore(ServerClock);
  const changed = useFreshPage();
  useLayoutEffect(() => {
    if (user !== undefined) signIn.know(user);
  }, [signIn, user]);
  useLayoutEffect(() => {
    if (now !== undefined) clock.setPageTime(now);
  }, [clock, now]);
  useAskingAgain(user === undefined);
  useEffect(
    () =>
      followSession(() => {
        forgetPages().then(changed);
      }),
    [changed],
  );
  return null;
}
