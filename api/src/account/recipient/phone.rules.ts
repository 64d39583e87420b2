import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { cleanTypedText } from '../../platform/input/typed-text.rules.js';

// Longer than any spelling of a phone number, and short enough to be scanned quickly.
const MAX_PHONE_LENGTH = 40;
const PHONE_CHARACTERS = /^\+?[\d\s().-]+$/;
const DASHES = /[\u2010-\u2015\u2212]/g;

export interface Phone {
  /** In E.164 format. */
  number: string;
  type: NumberType;
}

/**
 * Normalises a phone number. National notation is read as Russian; other countries need a plus. Returns undefined for an invalid number.
 */
export function parsePhone(text: string): Phone | undefined {
  const cleanedText = cleanTypedText(text).replace(DASHES, '-').trim();
  const hasPhoneFormat = cleanedText.length <= MAX_PHONE_LENGTH && PHONE_CHARACTERS.test(cleanedText);
  const phone = hasPhoneFormat ? parsePhoneNumberFromString(cleanedText, 'RU') : undefined;
  return phone?.isValid() ? { number: phone.number, type: phone.getType() } : undefined;
}

export const isMobile = ({ type }: Phone): boolean => type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';

/** Whether a call to the number costs no more than usual. */
export const isStandardRate = (phone: Phone): boolean => isMobile(phone) || phone.type === 'FIXED_LINE';

export const invalidPhoneMessage = 'Проверьте номер телефона: он должен быть вида +7\u00a0900\u00a0000-00-00.';
