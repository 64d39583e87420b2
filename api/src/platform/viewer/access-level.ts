import { registerEnumType } from '@nestjs/graphql';
import { AccessLevel } from '../prisma/generated/enums.js';

export { AccessLevel };

registerEnumType(AccessLevel, {
  name: 'AccessLevel',
  description: 'What a person may do. Each level may do what those before it may; above CUSTOMER only in a session with a second factor',
  valuesMap: {
    CUSTOMER: { description: 'Shops' },
    SUPPORT: { description: 'Reads orders, moderates reviews, answers requests' },
    MANAGER: { description: 'Keeps the catalogue, promo codes, statuses of orders, and content' },
    ADMIN: { description: 'Everything, and who may do what' },
  },
});
