import type { AuthMethod } from '@meet/ui-kit/auth-form';
import { toast } from '@meet/ui-kit/toaster';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CodeForm } from '../../auth/code/CodeForm.tsx';
import type { CodeConfirmation } from '../../auth/code/code-flow.ts';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import { AddEmailDocument, AddPhoneDocument } from '../../platform/graphql/generated/graphql.ts';
import { codeForm } from '../account-style.ts';
import type { Contacts } from './contacts.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { StepUp } from './step-up.ts';
import { useCodeFlow } from './use-code-flow.ts';

const confirmedMessages: Record<AuthMethod, string> = { email: 'Email подтверждён', phone: 'Номер подтверждён' };

async function addContact({ method, recipient, code }: CodeConfirmation) {
  if (method === 'email') await queryApi(AddEmailDocument, { variables: { dto: { email: recipient, code } } });
  else await queryApi(AddPhoneDocument, { variables: { dto: { phone: recipient, code } } });
}

interface RecipientFormProps {
  method: AuthMethod;
  contacts: Contacts;
  /** Whether the confirmation of the shopper's identity stays valid long enough to fill in this form. */
  isIdentityConfirmed: boolean;
  onDone: () => void;
}

/**
 * Adds a contact, which the shopper confirms with a code sent to it. If the last confirmation of the shopper's identity is no longer valid,
 * the shopper first enters a code that is sent to an existing contact.
 */
export const RecipientForm = observer(function RecipientForm({ method, contacts, isIdentityConfirmed, onDone }: RecipientFormProps) {
  const { revalidate } = useRevalidator();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const [stepUp] = useState(() => new StepUp(!isIdentityConfirmed));
  // Created here, so that the typed contact and its code are preserved while the identity form is displayed.
  const flow = useCodeFlow(async (confirmation) => {
    if (!(await stepUp.perform(() => addContact(confirmation)))) return;
    toast.success(confirmedMessages[confirmation.method]);
    // Not called for a cancelled form, because another form may be open by now.
    if (isMounted.current) onDone();
    await revalidate();
  });
  if (stepUp.isConfirming) return <IdentityForm contacts={contacts} onConfirmed={stepUp.confirm} />;
  return (
    <div css={codeForm}>
      <CodeForm flow={flow} methods={[method]} pitch={null} headingLevel={3} purpose="confirm" takesFocus />
    </div>
  );
});
