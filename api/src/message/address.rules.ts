import type { Message } from './message.model.js';
import { RefusedMessage } from './sender/sender.port.js';

const PHONE = /^\+[1-9][0-9]{6,14}$/;
// One address and nothing that a mail's header or envelope could read as more than that.
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;
const LINE_ENDS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** The message with an address that is one address and a subject that is one line; refused where the address is not. */
export function sendable(message: Message): Message {
  const form = message.type === 'PHONE' ? PHONE : EMAIL;
  if (!form.test(message.address)) throw new RefusedMessage('the address is none');
  return { ...message, ...(message.subject !== undefined && { subject: message.subject.replaceAll(LINE_ENDS, ' ') }) };
}
