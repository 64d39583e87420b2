import { useState } from 'react';
import { type CodeConfirmation, CodeFlow } from '../auth/code-flow.ts';
import { SentCodeState } from '../auth/sent-code.store.ts';
import { useStore } from '../platform/root-store.tsx';
import { ServerClock } from '../platform/server-clock.store.ts';

/** A flow of its own: what is asked for here is not what the form of signing in waits for. */
export function useCodeFlow(confirm: (given: CodeConfirmation) => Promise<void>): CodeFlow {
  const clock = useStore(ServerClock);
  const [flow] = useState(() => new CodeFlow({ sent: new SentCodeState(), clock, confirm }));
  return flow;
}
