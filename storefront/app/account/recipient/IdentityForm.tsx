import { useRevalidator } from 'react-router';
import { CodeForm } from '../../auth/code/CodeForm.tsx';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import { ConfirmIdentityDocument } from '../../platform/graphql/generated/graphql.ts';
import { codeForm } from '../account-style.ts';
import { type Contacts, listRecipients } from './contacts.ts';
import { useCodeFlow } from './use-code-flow.ts';

interface IdentityFormProps {
  contacts: Contacts;
  onConfirmed: () => void;
}

/** Confirms the shopper's identity with a code that is sent to one of their contacts. */
export function IdentityForm({ contacts, onConfirmed }: IdentityFormProps) {
  const { revalidate } = useRevalidator();
  const flow = useCodeFlow(async ({ recipient, code }) => {
    await queryApi(ConfirmIdentityDocument, { variables: { dto: { emailOrPhone: recipient, code } } });
    onConfirmed();
    await revalidate();
  });
  return (
    <div css={codeForm}>
      <p>Вы&nbsp;давно не&nbsp;вводили код. Чтобы изменить контакты или скачать данные, введите новый.</p>
      <CodeForm flow={flow} own={listRecipients(contacts)} pitch={null} headingLevel={3} purpose="identity" takesFocus />
    </div>
  );
}
