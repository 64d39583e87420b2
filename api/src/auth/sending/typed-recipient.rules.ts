import { invalidEmailMessage, parseEmail } from '../../account/recipient/email.rules.js';
import { invalidPhoneMessage, isMobile, parsePhone } from '../../account/recipient/phone.rules.js';
import type { Recipient } from '../../account/recipient/recipient.rules.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { cleanTypedText } from '../../platform/input/typed-text.rules.js';

/** Normalises a phone number that can receive text messages. Throws for any other text. */
export function toPhoneRecipient(text: string): Recipient {
  const phone = parsePhone(text);
  if (!phone) throw badInputError(invalidPhoneMessage, 'phone');
  // A landline cannot receive text messages, and a premium number charges for them.
  if (!isMobile(phone)) throw badInputError('На\u00a0этот номер нельзя отправить сообщение. Укажите мобильный.', 'phone');
  return { type: 'PHONE', address: phone.number };
}

export function toEmailRecipient(text: string): Recipient {
  const address = parseEmail(text);
  if (address === undefined) throw badInputError(invalidEmailMessage, 'email');
  return { type: 'EMAIL', address };
}

/** Reads the single field of a sign-in form as an e-mail address or a phone number. */
export const parseRecipient = (emailOrPhone: string): Recipient =>
  cleanTypedText(emailOrPhone).includes('@') ? toEmailRecipient(emailOrPhone) : toPhoneRecipient(emailOrPhone);

const badInputError = (message: string, field: string) => new DomainError(ErrorCode.BAD_USER_INPUT, message, { field });
