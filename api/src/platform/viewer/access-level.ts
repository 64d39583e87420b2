import { registerEnumType } from '@nestjs/graphql';
import { AccessLevel } from '../prisma/generated/enums.js';

/** From lowest to highest. Each level includes those before it. */
export const accessLevels: readonly AccessLevel[] = [AccessLevel.CUSTOMER, AccessLevel.SUPPORT, AccessLevel.MANAGER, AccessLevel.ADMIN];

export const hasLevel = (level: AccessLevel, requiredLevel: AccessLevel): boolean =>
  accessLevels.indexOf(level) >= accessLevels.indexOf(requiredLevel);

export { AccessLevel };

registerEnumType(AccessLevel, {
  name: 'AccessLevel',
  description:
    'Access levels, from lowest to highest: CUSTOMER, SUPPORT, MANAGER, ADMIN. Each includes the lower ones. For a level above CUSTOMER a session must pass the second factor',
  valuesMap: {
    CUSTOMER: { description: 'A shopper' },
    SUPPORT: { description: 'Reads orders, moderates reviews, answers requests' },
    MANAGER: { description: 'Manages catalog, promo codes, order statuses and content' },
    ADMIN: { description: 'Everything, including access levels' },
  },
});
