import { useCallback, useEffect, useRef } from 'react';
import { onDemand } from '../lazy/on-demand.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import type { Subscription } from './live-socket.ts';

const loadLiveSocket = onDemand(async () => (await import('./live-socket.ts')).liveSocket);

interface SubscriptionOptions<Result, Variables> {
  variables: Variables;
  /** Called at once when the subscription begins, and then after each change. */
  onData: (data: Result) => void;
}

/**
 * Subscribes while the page is visible. The script for subscriptions is loaded after hydration, and only by pages that subscribe. A null
 * document subscribes to nothing. Returns a function that says whether every change is received now; while it is not, the caller has to
 * poll.
 */
export function useSubscription<Result, Variables>(
  document: TypedDocumentString<Result, Variables> | null,
  { variables, onData }: SubscriptionOptions<Result, Variables>,
): () => boolean {
  const subscription = useRef<Subscription | null>(null);
  const latestOnData = useRef(onData);
  useEffect(() => {
    latestOnData.current = onData;
  }, [onData]);
  const query = document?.toString();
  // Compared as text, because equal variables may come as a new object.
  const variablesJson = JSON.stringify(variables);
  useEffect(() => {
    if (query === undefined) return;
    let isStopped = false;
    const start = async () => {
      const liveSocket = await loadLiveSocket();
      if (isStopped || globalThis.document.hidden || subscription.current) return;
      subscription.current = liveSocket.subscribe({
        query,
        variables: JSON.parse(variablesJson),
        onData: (data) => latestOnData.current(data as Result),
      });
    };
    const stop = () => {
      subscription.current?.stop();
      subscription.current = null;
    };
    // A script that fails to load is loaded again when the shopper returns; meanwhile the page polls.
    const handleVisibility = () => (globalThis.document.hidden ? stop() : void start().catch(() => undefined));
    handleVisibility();
    globalThis.document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isStopped = true;
      globalThis.document.removeEventListener('visibilitychange', handleVisibility);
      stop();
    };
  }, [query, variablesJson]);
  return useCallback(() => subscription.current?.isLive() ?? false, []);
}
