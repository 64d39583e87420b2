import type { AccessLevel } from '../prisma/generated/enums.js';

/** The person behind a request, identified by a live session. */
export interface Viewer {
  readonly accountId: string;
  readonly sessionId: string;
  /** Level of this session: above CUSTOMER only after the second factor. */
  readonly accessLevel: AccessLevel;
  /** Level that the person has after the second factor. */
  readonly grantedLevel: AccessLevel;
}
