import { registerEnumType } from '@nestjs/graphql';
import { EventType } from '../platform/prisma/generated/enums.js';

export { EventType };

registerEnumType(EventType, {
  name: 'EventType',
  description:
    'Types of outgoing events. In a webhook the type of ORDER_PLACED is `order.placed`, and so on. Each step of an order is one event',
  valuesMap: {
    ORDER_PLACED: { description: 'An order was placed' },
    ORDER_PAID: { description: 'An order was paid' },
    ORDER_STATUS: { description: 'Units of an order changed their status in any other way' },
    ORDER_CANCELLED: { description: 'An order or some of its units were cancelled' },
    ORDER_REFUNDED: { description: 'The money for cancelled or returned units of an order was refunded' },
    ORDER_TRACKED: { description: 'Units of an order got another track code or another id of their shipment at the delivery service' },
    ORDER_RESCHEDULED: { description: 'Units of an order are promised for another day' },
    ORDER_RETURN_REQUESTED: { description: 'The shopper has asked to return units of an order' },
    ORDER_RETURN_WITHDRAWN: { description: 'The shopper has withdrawn the request to return units of an order' },
    PRODUCT_CHANGED: { description: 'A product or one of its units has changed, was added or was deleted' },
    REVIEW_PUBLISHED: { description: 'A review was published' },
    REVIEW_PENDING: { description: 'A review was written, or changed by its author, and waits for moderation' },
    REQUEST_MADE: { description: 'A shopper or a partner has made a request' },
    ACCOUNT_CREATED: { description: 'Somebody has signed in for the first time' },
    ACCOUNT_ERASED: { description: 'An account was deleted: delete what you have stored about its person' },
    TEST: { description: 'A test event that an administrator sends with `sendTestEvent`. Webhooks cannot subscribe to it' },
  },
});
