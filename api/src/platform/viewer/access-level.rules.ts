import { AccessLevel } from '../prisma/generated/enums.js';

/** From lowest to highest. Each level includes those before it. */
export const accessLevels: readonly AccessLevel[] = [AccessLevel.CUSTOMER, AccessLevel.SUPPORT, AccessLevel.MANAGER, AccessLevel.ADMIN];

export const reaches = (level: AccessLevel, required: AccessLevel): boolean =>
  accessLevels.indexOf(level) >= accessLevels.indexOf(required);
