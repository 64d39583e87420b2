import type { AuthType } from '../../platform/prisma/generated/enums.js';

/** A confirmed address: a phone in E.164 or an e-mail in lower case. */
export interface Recipient {
  type: AuthType;
  address: string;
}

/**
 * Message for a person who tries to add a phone or e-mail address of another account. The message is shown only after the person has
 * entered the code that was sent to this address, and has thus proved that the address is theirs.
 */
export const composeTakenMessage = (type: AuthType): string =>
  type === 'PHONE' ? 'Этот номер уже есть в\u00a0другом аккаунте.' : 'Этот email уже есть в\u00a0другом аккаунте.';
