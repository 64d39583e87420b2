import { toast } from '@meet/ui-kit/toaster';
import { useNavigate } from 'react-router';
import { CodeForm } from '../../auth/code/CodeForm.tsx';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import { DeleteAccountDocument } from '../../platform/graphql/generated/graphql.ts';
import { announceSession } from '../../platform/store/session-channel.ts';
import { deleteSavedPages } from '../../platform/update/saved-pages.ts';
import { codeForm } from '../account-style.ts';
import { type Contacts, listRecipients } from '../recipient/contacts.ts';
import { useCodeFlow } from '../recipient/use-code-flow.ts';

/** Deletes the account after confirmation by a code. */
export function DeletionForm({ contacts }: { contacts: Contacts }) {
  const navigate = useNavigate();
  const flow = useCodeFlow(async ({ recipient, code }) => {
    await queryApi(DeleteAccountDocument, { variables: { dto: { emailOrPhone: recipient, code } } });
    await deleteSavedPages();
    toast.success('Аккаунт удалён');
    await navigate('/', { replace: true });
    announceSession();
  });
  return (
    <div css={codeForm}>
      <p>Пришлём код, чтобы убедиться, что это&nbsp;вы.</p>
      <CodeForm flow={flow} own={listRecipients(contacts)} pitch={null} headingLevel={3} purpose="delete" takesFocus />
    </div>
  );
}
