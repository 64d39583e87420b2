import type { AuthType } from '../../platform/prisma/generated/enums.js';

/** A confirmed address: a phone in E.164 or an e-mail in lower case. */
export interface Recipient {
  type: AuthType;
  address: string;
}
