import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Recipient } from '../../account/recipient/recipient.model.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ErrorCode } from '../../platform/errors/error-code.js';
import { typedText } from '../../platform/input/typed-text.rules.js';
import { emailOf } from './email.rules.js';

// Longer than any notation of a number, and quick to scan.
const LONGEST_PHONE = 40;
const SPELLING_OF_A_PHONE = /^\+?[\d\s().-]+$/;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Normalises a phone number to E.164. National notation is read as Russian; other countries need a plus. */
export function phoneRecipient(text: string): Recipient {
  const spelt = typedText(text).replace(DASHES, '-').trim();
  const looksRight = spelt.length <= LONGEST_PHONE && SPELLING_OF_A_PHONE.test(spelt);
  const phone = looksRight ? parsePhoneNumberFromString(spelt, 'RU') : undefined;
  if (!phone?.isValid()) throw refusal('Проверьте номер телефона: он должен быть вида +7\u00a0900\u00a0000-00-00.', 'phone');
  const type = phone.getType();
  // A landline cannot receive text messages, and a premium number charges for them.
  if (type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE') {
    throw refusal('На\u00a0этот номер нельзя отправить сообщение. Укажите мобильный.', 'phone');
  }
  return { type: 'PHONE', address: phone.number };
}

export function emailRecipient(text: string): Recipient {
  const address = emailOf(text);
  if (address === undefined)
    throw refusal('Проверьте e-mail: в\u00a0нём опечатка или знак, которого не\u00a0бывает в\u00a0адресах.', 'email');
  return { type: 'EMAIL', address };
}

/** Reads the single field of a sign-in form as an e-mail address or a phone number. */
export const recipientOf = (emailOrPhone: string): Recipient =>
  typedText(emailOrPhone).includes('@') ? emailRecipient(emailOrPhone) : phoneRecipient(emailOrPhone);

const refusal = (message: string, field: string) => new DomainError(ErrorCode.BAD_USER_INPUT, message, { field });
