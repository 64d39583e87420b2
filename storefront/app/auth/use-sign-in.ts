import type { AuthMethod } from '@meet/ui-kit/auth-form';
import { useEffect, useState } from 'react';
import { askApi } from '../platform/graphql/browser-api.ts';
import { AuthenticateDocument } from '../platform/graphql/generated/graphql.ts';
import { useStore } from '../platform/root-store.tsx';
import { ServerClock } from '../platform/server-clock.store.ts';
import { announceSession } from '../platform/session-channel.ts';
import { forgetPages } from '../platform/update/offline.ts';
import { type CodeConfirmation, CodeFlow } from './code-flow.ts';
import { SentCodeStore } from './sent-code.store.ts';

async function authenticate({ recipient, code }: CodeConfirmation) {
  // The words above the button say that going on is agreeing.
  await askApi(AuthenticateDocument, { variables: { dto: { emailOrPhone: recipient, code, consent: true } } });
  await forgetPages();
}

/** Signing in by a code, wherever its form stands. The page that it leads to has come before the tabs are told, this one among them: they bring it anew. */
export function useSignIn(onSignedIn: () => void | Promise<void>, method?: AuthMethod): CodeFlow {
  const sent = useStore(SentCodeStore);
  const clock = useStore(ServerClock);
  const [flow] = useState(
    () =>
      new CodeFlow({
        sent,
        clock,
        method,
        confirm: async (given) => {
          await authenticate(given);
          await onSignedIn();
          announceSession();
        },
      }),
  );
  // After the store has read what the tab remembers: its effect stands above.
  useEffect(() => flow.resume(), [flow]);
  return flow;
}
