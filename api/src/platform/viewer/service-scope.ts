import { registerEnumType } from '@nestjs/graphql';
import { ServiceScope } from '../prisma/generated/enums.js';

export { ServiceScope };

registerEnumType(ServiceScope, {
  name: 'ServiceScope',
  description: 'What a service token allows',
  valuesMap: {
    ORDERS_READ: { description: 'Reads orders without the persons in them' },
    PERSONS_READ: { description: 'Reads who an order is for and where it goes, in addition to ORDERS_READ' },
    STOCK_WRITE: { description: 'Sets prices and availability of units' },
  },
});
