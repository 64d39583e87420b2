import type { AuthMethod } from '@meet/ui-kit/auth-form';
import { Button } from '@meet/ui-kit/button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { divider, note, row } from '../account-style.ts';
import { type Contacts, formatRecipient } from './contacts.ts';
import { useIdentityConfirmed } from './use-identity-confirmed.ts';

const RecipientForm = lazyPart(async () => (await import('./RecipientForm.tsx')).RecipientForm);

const names: Record<AuthMethod, string> = { email: 'Email', phone: 'Телефон' };

interface RecipientRowProps {
  method: AuthMethod;
  contacts: Contacts;
  /** Until when this session may change contacts without confirming identity. */
  identityConfirmedUntil: string | undefined;
  /** Text that encourages the shopper to add the contact. It is displayed while the contact is missing. */
  incentive?: string | undefined;
}

/** A contact of the shopper, with a form to add or replace it. */
export function RecipientRow({ method, contacts, identityConfirmedUntil, incentive }: RecipientRowProps) {
  const isIdentityConfirmed = useIdentityConfirmed(identityConfirmedUntil);
  const [openForm, setOpenForm] = useState<'confirmed' | 'unconfirmed'>();
  const recipient = contacts[method];
  const showForm = () => setOpenForm(isIdentityConfirmed() ? 'confirmed' : 'unconfirmed');
  const closeForm = () => setOpenForm(undefined);
  const actionLabel = openForm ? 'Отменить' : recipient ? 'Изменить' : 'Добавить';
  return (
    <li css={divider}>
      <div css={row}>
        <div>
          <p css={note}>{names[method]}</p>
          <p>{recipient ? formatRecipient(method, recipient) : 'Не\u00a0указан'}</p>
          {!recipient && incentive && <p css={note}>{incentive}</p>}
        </div>
        <Button
          variant="line"
          size="small"
          aria-expanded={Boolean(openForm)}
          aria-label={`${actionLabel}: ${names[method].toLowerCase()}`}
          onClick={openForm ? closeForm : showForm}
        >
          {actionLabel}
        </Button>
      </div>
      {openForm && (
        <Suspense>
          <RecipientForm method={method} contacts={contacts} isIdentityConfirmed={openForm === 'confirmed'} onDone={closeForm} />
        </Suspense>
      )}
    </li>
  );
}
