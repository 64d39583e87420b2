import type { AuthMethod } from '@meet/ui-kit/auth-form';
import { toast } from '@meet/ui-kit/toaster';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CodeForm } from '../auth/CodeForm.tsx';
import type { CodeConfirmation } from '../auth/code-flow.ts';
import { askApi } from '../platform/graphql/browser-api.ts';
import { AddEmailDocument, AddPhoneDocument } from '../platform/graphql/generated/graphql.ts';
import { codeForm } from './account-style.ts';
import { IdentityForm } from './IdentityForm.tsx';
import type { Contacts } from './own-recipients.ts';
import { StepUp } from './step-up.ts';
import { useCodeFlow } from './use-code-flow.ts';

const confirmed: Record<AuthMethod, string> = { email: 'Email подтверждён', phone: 'Номер подтверждён' };

async function add({ method, recipient, code }: CodeConfirmation) {
  if (method === 'email') await askApi(AddEmailDocument, { variables: { dto: { email: recipient, code } } });
  else await askApi(AddPhoneDocument, { variables: { dto: { phone: recipient, code } } });
}

interface RecipientFormProps {
  method: AuthMethod;
  contacts: Contacts;
  /** Whether the session is confirmed for as long as this may take. */
  isConfirmed: boolean;
  onDone: () => void;
}

/** A new address, by a code to it; in a session that is not confirmed any more, a code to one of one's own comes first. */
export const RecipientForm = observer(function RecipientForm({ method, contacts, isConfirmed, onDone }: RecipientFormProps) {
  const { revalidate } = useRevalidator();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const [stepUp] = useState(() => new StepUp(!isConfirmed));
  // Lives on while the other form is shown: the new address is still there after it, and so is the code to it.
  const flow = useCodeFlow(async (given) => {
    if (!(await stepUp.perform(() => add(given)))) return;
    toast.success(confirmed[given.method]);
    // Where it was called off meanwhile another form may stand in its place.
    if (isShown.current) onDone();
    await revalidate();
  });
  if (stepUp.asks) return <IdentityForm contacts={contacts} onConfirmed={stepUp.confirm} />;
  return (
    <div css={codeForm}>
      <CodeForm flow={flow} methods={[method]} pitch={null} headingLevel={3} purpose="confirm" takesFocus />
    </div>
  );
});
