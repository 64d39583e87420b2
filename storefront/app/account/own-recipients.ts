import type { AuthMethod, OwnRecipient } from '@meet/ui-kit/auth-form';
import type { ProfileFragment } from '../platform/graphql/generated/graphql.ts';
import { maskRecipient } from './format-recipient.ts';

/** Where the shopper is reached. */
export type Contacts = Pick<ProfileFragment, 'email' | 'phone'>;

/** Where a code goes that nobody but the shopper reads. */
export function ownRecipients({ email, phone }: Contacts): OwnRecipient[] {
  const own = (method: AuthMethod, recipient: string | null) =>
    recipient ? [{ method, recipient, label: maskRecipient(method, recipient) }] : [];
  return [...own('email', email), ...own('phone', phone)];
}
