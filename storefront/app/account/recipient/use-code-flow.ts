import { useState } from 'react';
import { type CodeConfirmation, CodeFlow } from '../../auth/code/code-flow.ts';
import { SentCodeState } from '../../auth/code/sent-code.store.ts';
import { ServerClock } from '../../platform/server-clock.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';

/** A code flow with its own state, separate from the sign-in form's. */
export function useCodeFlow(confirm: (confirmation: CodeConfirmation) => Promise<void>): CodeFlow {
  const clock = useStore(ServerClock);
  const [flow] = useState(() => new CodeFlow({ state: new SentCodeState(), clock, confirm }));
  return flow;
}
