import { AccessLevel } from '../prisma/generated/enums.js';

/** From the least to the greatest; each may do what those before it may. */
export const accessLevels: readonly AccessLevel[] = [AccessLevel.CUSTOMER, AccessLevel.SUPPORT, AccessLevel.MANAGER, AccessLevel.ADMIN];

export const reaches = (level: AccessLevel, required: AccessLevel): boolean =>
  accessLevels.indexOf(level) >= accessLevels.indexOf(required);
