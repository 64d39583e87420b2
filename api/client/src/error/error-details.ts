import type { ErrorCode, OrderStatus, RequestState, ReviewState } from '../generated/types.ts';

/** A wrong field of a form. The message is a Russian sentence for the shopper. */
export interface WrongField {
  field: string;
  message: string;
}

/** A unit that a step is refused for. */
export interface RefusedUnit {
  id: string;
  status?: OrderStatus;
  allowed?: OrderStatus[];
}

/** Details that nothing is promised of: new ones may be added at any time. */
interface Unpromised {
  readonly [name: string]: unknown;
}

/** What the API tells about each kind of error. A property that is not always there is optional. */
interface Details {
  BAD_REQUEST: { reason?: string };
  BAD_USER_INPUT: { field?: string; fields?: WrongField[]; reason?: string; mostBonuses?: number };
  CODE_EXPIRED: Unpromised;
  CONFLICT: {
    reason?: string;
    status?: OrderStatus;
    cancellable?: string[];
    units?: RefusedUnit[];
    reviewId?: string;
    state?: ReviewState | RequestState;
    updatedAt?: string;
  };
  DELIVERY_UNAVAILABLE: { instead?: 'createOrderRequest'; reason?: 'NOT_SERVED' };
  FORBIDDEN: { secondFactor?: boolean; confirmIdentity?: boolean; confirmPhone?: boolean };
  GRAPHQL_PARSE_FAILED: { reason?: string };
  GRAPHQL_VALIDATION_FAILED: { reason?: string };
  IDEMPOTENCY_CONFLICT: { orderId?: string };
  INTERNAL: Unpromised;
  ITEMS_UNAVAILABLE: { productItemIds: string[] };
  LIMIT_EXCEEDED: { limit: 'depth' | 'cost' | 'aliases' | 'tokens' | 'batch'; most: number; asked?: number };
  NOT_FOUND: Unpromised;
  ORDER_LIMIT: {
    limit: 'orders' | 'units' | 'callOrders' | 'callUnits' | 'addressUnits' | 'placings' | 'addressPlacings';
    most: number;
  };
  OUTCOME_UNKNOWN: Unpromised;
  PAYLOAD_TOO_LARGE: { most?: number; limit?: 'file' };
  PAYMENT_UNAVAILABLE: Unpromised;
  PERSISTED_QUERY_NOT_FOUND: Unpromised;
  PRICE_CHANGED: { total: number };
  PROMO_NOT_FOUND: { reason?: 'LEAST_SUM' | 'NOT_FOR_THESE_GOODS' | 'BEGINS_LATER'; leastSum?: number; startsAt?: string };
  RECIPIENT_TAKEN: Unpromised;
  TOO_MANY_REQUESTS: { until?: string };
  UNAUTHENTICATED: Unpromised;
  UNAVAILABLE: { retryAfter?: number; reason?: 'overload' };
  WRONG_CODE: Unpromised;
}

/** Details by the code of the error. It does not compile while the contract has a code that is not described above. */
export type ErrorDetails = { [Code in ErrorCode]: Readonly<Details[Code]> & Unpromised };
