import type { AuthMethod, OwnRecipient } from '@meet/ui-kit/auth-form';
import type { ProfileFragment } from '../../platform/graphql/generated/graphql.ts';

const russianPhone = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/;
const maskDots = '•••';

/** Groups the digits of a Russian phone number. Other contacts stay as they are. */
export function formatRecipient(method: AuthMethod, recipient: string): string {
  return method === 'phone' ? recipient.replace(russianPhone, '+7\u00a0$1\u00a0$2-$3-$4') : recipient;
}

/** Masks a contact so that only its owner recognizes it. */
export function maskRecipient(method: AuthMethod, recipient: string): string {
  if (method === 'phone') {
    if (russianPhone.test(recipient)) return recipient.replace(russianPhone, `+7\u00a0${maskDots}\u00a0${maskDots}-$3-$4`);
    return `${recipient.slice(0, 3)}\u00a0${maskDots}\u00a0${recipient.slice(-2)}`;
  }
  const atIndex = recipient.lastIndexOf('@');
  const [firstCharacter = ''] = recipient;
  return `${firstCharacter}${maskDots}${recipient.slice(atIndex)}`;
}

/** The shopper's confirmed contacts. */
export type Contacts = Pick<ProfileFragment, 'email' | 'phone'>;

/** Lists the shopper's contacts with masked labels, so that the shopper can choose where a code is sent. */
export function listRecipients({ email, phone }: Contacts): OwnRecipient[] {
  const toRecipients = (method: AuthMethod, recipient: string | null) =>
    recipient ? [{ method, recipient, label: maskRecipient(method, recipient) }] : [];
  return [...toRecipients('email', email), ...toRecipients('phone', phone)];
}
