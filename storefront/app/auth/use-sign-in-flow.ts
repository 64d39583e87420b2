import type { AuthMethod } from '@meet/ui-kit/auth-form';
import { useEffect, useState } from 'react';
import { queryApi } from '../platform/graphql/browser-api.ts';
import { AuthenticateDocument } from '../platform/graphql/generated/graphql.ts';
import { ServerClock } from '../platform/server-clock.store.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { announceSession } from '../platform/store/session-channel.ts';
import { deleteSavedPages } from '../platform/update/saved-pages.ts';
import { type CodeConfirmation, CodeFlow } from './code/code-flow.ts';
import { SentCodeStore } from './code/sent-code.store.ts';

async function authenticate({ recipient, code }: CodeConfirmation) {
  // The text above the button says that continuing implies consent.
  await queryApi(AuthenticateDocument, { variables: { dto: { emailOrPhone: recipient, code, consent: true } } });
  await deleteSavedPages();
}

/**
 * Creates the flow that signs in with a code. Tabs are notified after `onSignedIn`, so that the reload in this tab does not disturb the
 * navigation that `onSignedIn` starts.
 */
export function useSignInFlow(onSignedIn: () => void | Promise<void>, method?: AuthMethod): CodeFlow {
  const state = useStore(SentCodeStore);
  const clock = useStore(ServerClock);
  const [flow] = useState(
    () =>
      new CodeFlow({
        state,
        clock,
        method,
        confirm: async (confirmation) => {
          await authenticate(confirmation);
          await onSignedIn();
          announceSession();
        },
      }),
  );
  // Runs after the effect of `useStore` above, in which the store reads session storage.
  useEffect(() => flow.resume(), [flow]);
  return flow;
}
