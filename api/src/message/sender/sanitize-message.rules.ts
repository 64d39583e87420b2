import type { Message } from '../message.model.js';
import { PermanentSendFailure } from './sender.port.js';

const PHONE = /^\+[1-9][0-9]{6,14}$/;
// Matches one e-mail address, without characters that could extend a mail header or the envelope.
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;
// Line ends and other control characters, which could begin a new header.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Checks that the address is a single phone or e-mail address, and keeps the subject on one line. Throws for an invalid address. */
export function sanitizeMessage(message: Message): Message {
  const addressFormat = message.type === 'PHONE' ? PHONE : EMAIL;
  if (!addressFormat.test(message.address)) throw new PermanentSendFailure('the address is none');
  return { ...message, ...(message.subject !== undefined && { subject: message.subject.replaceAll(CONTROL_CHARACTERS, ' ') }) };
}
