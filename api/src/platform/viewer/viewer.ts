import type { AccessLevel } from '../prisma/generated/enums.js';

/** Who asks, as far as a live session says so. */
export interface Viewer {
  readonly accountId: string;
  readonly sessionId: string;
  /** What may be done in this session: above CUSTOMER only after a second factor. */
  readonly accessLevel: AccessLevel;
  /** What the person could do after a second factor. */
  readonly grantedLevel: AccessLevel;
}
