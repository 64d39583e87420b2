import { registerEnumType } from '@nestjs/graphql';
import { ServiceScope } from '../prisma/generated/enums.js';

export { ServiceScope };

registerEnumType(ServiceScope, {
  name: 'ServiceScope',
  description: 'What a service token allows',
  valuesMap: {
    ORDERS_READ: { description: 'Reads orders without their recipients and addresses' },
    PERSONS_READ: {
      description:
        'Reads recipients and addresses of orders, together with ORDERS_READ or ORDERS_WRITE, and the persons and texts of requests, together with REQUESTS_READ or REQUESTS_WRITE',
    },
    STOCK_WRITE: { description: 'Sets prices and availability of units' },
    ORDERS_WRITE: {
      description: 'Moves units of orders, and reads the orders that it moves. Reading recipients and addresses also requires PERSONS_READ',
    },
    ORDERS_REFUND: {
      description:
        'Cancels paid units and refunds units, together with ORDERS_WRITE, which alone moves units only where no money goes back',
    },
    CATALOG_READ: { description: 'Reads products, hidden ones included, and exports the catalog' },
    SHOPPER_ADDRESS: {
      description:
        "Lets a frontend that renders on its server name its shopper's address, by which limits count: the token goes into the header `x-meet-frontend-token`, the address into `x-meet-shopper-address`. Requires a token of an ADMIN",
    },
    CATALOG_WRITE: { description: 'Saves, shows and hides products, and imports catalog files' },
    CONTENT_READ: { description: 'Reads pages, articles, metadata, redirects and synonyms, unpublished ones included' },
    CONTENT_WRITE: { description: 'Saves and removes pages, questions, articles, metadata, redirects and synonyms' },
    PROMO_CODES_READ: { description: 'Reads promo codes and their uses' },
    PROMO_CODES_WRITE: { description: 'Saves and ends promo codes' },
    REVIEWS_READ: { description: 'Reads reviews in any state, with the names that they are signed with, their texts and photos' },
    REVIEWS_WRITE: { description: 'Publishes and rejects reviews' },
    REQUESTS_READ: {
      description: 'Reads requests of shoppers and partners. Reading their persons, texts and pictures also requires PERSONS_READ',
    },
    REQUESTS_WRITE: {
      description:
        'Sets states of requests, and reads the requests that it sets. Reading their persons, texts and pictures also requires PERSONS_READ',
    },
  },
});
