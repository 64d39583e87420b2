import { useCallback, useEffect, useRef } from 'react';
import { onDemand } from '../lazy/on-demand.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import type { Subscription } from './live-socket.ts';

const loadLiveSocket = onDemand(async () => (await import('./live-socket.ts')).liveSocket);

interface Question<Result, Variables> {
  variables: Variables;
  /** Called at once when changes are followed, and then after each change. */
  onData: (data: Result) => void;
}

/**
 * Subscribes while the page is visible. The script of it is loaded after hydration, and only by pages that follow something. A null
 * document follows nothing. Returns a function that tells whether every change is told now; while it is false, somebody has to ask.
 */
export function useLive<Result, Variables>(
  document: TypedDocumentString<Result, Variables> | null,
  { variables, onData }: Question<Result, Variables>,
): () => boolean {
  const subscription = useRef<Subscription | null>(null);
  const latest = useRef(onData);
  useEffect(() => {
    latest.current = onData;
  }, [onData]);
  const query = document?.toString();
  // Compared as text, because equal variables may come as a new object.
  const variablesKey = JSON.stringify(variables);
  useEffect(() => {
    if (query === undefined) return;
    let isOver = false;
    const start = async () => {
      const liveSocket = await loadLiveSocket();
      if (isOver || globalThis.document.hidden || subscription.current) return;
      subscription.current = liveSocket.follow({
        query,
        variables: JSON.parse(variablesKey),
        onData: (data) => latest.current(data as Result),
      });
    };
    const stop = () => {
      subscription.current?.stop();
      subscription.current = null;
    };
    // A script that does not load is loaded when the shopper returns; meanwhile the page asks.
    const followVisibility = () => (globalThis.document.hidden ? stop() : void start().catch(() => undefined));
    followVisibility();
    globalThis.document.addEventListener('visibilitychange', followVisibility);
    return () => {
      isOver = true;
      globalThis.document.removeEventListener('visibilitychange', followVisibility);
      stop();
    };
  }, [query, variablesKey]);
  return useCallback(() => subscription.current?.isLive() ?? false, []);
}
