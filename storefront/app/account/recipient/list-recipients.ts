import type { AuthMethod, OwnRecipient } from '@meet/ui-kit/auth-form';
import type { ProfileFragment } from '../../platform/graphql/generated/graphql.ts';
import { maskRecipient } from './format-recipient.ts';

/** The shopper's confirmed contacts. */
export type Contacts = Pick<ProfileFragment, 'email' | 'phone'>;

/** The shopper's contacts with masked labels, to choose where a code is sent. */
export function listRecipients({ email, phone }: Contacts): OwnRecipient[] {
  const toRecipients = (method: AuthMethod, recipient: string | null) =>
    recipient ? [{ method, recipient, label: maskRecipient(method, recipient) }] : [];
  return [...toRecipients('email', email), ...toRecipients('phone', phone)];
}
