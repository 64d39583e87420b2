import type {
  CatalogImportState,
  ErrorCode,
  OrderStatus,
  RequestState,
  ReviewState,
  SandboxPaymentState,
  ServiceScope,
} from '../generated/types.ts';

/** A wrong field of a form. The message is a Russian sentence for the shopper. */
export interface WrongField {
  field: string;
  message: string;
}

/** A unit that a step is refused for. */
export interface RefusedUnit {
  id: string;
  status?: OrderStatus;
  /** What the unit may become instead. */
  allowed?: OrderStatus[];
  /** Until when it could be returned. Null if it was not delivered. */
  returnUntil?: string | null;
}

/** Details that nothing is promised of: new ones may be added at any time. */
interface Unpromised {
  readonly [name: string]: unknown;
}

/** Which value is wrong, and the limit that it exceeds. Amounts are in kopecks. */
interface WrongInput {
  field?: string;
  fields?: WrongField[];
  reason?: string;
  most?: number;
  maxIds?: number;
  maxLimit?: number;
  /** The greatest number of things that the pages of a list reach. */
  listedAtMost?: number;
  mostAddresses?: number;
  mostBonuses?: number;
  mostCities?: number;
  mostFavourites?: number;
  mostHints?: number;
  mostLines?: number;
  mostRadiusKm?: number;
  /** Bonuses of the account. */
  available?: number;
  /** The unit that a feed names twice. */
  externalId?: string;
  /** The last line that an import has taken. */
  lastLine?: number;
  mostBytes?: number;
  mostPixels?: number;
  /** Media types of files that are taken. */
  types?: string[];
}

/** Why the state of the shop does not allow it. */
interface Conflict {
  reason?: string;
  /** The thing that was to be saved, as it is now, with the fields that its mutation answers. Null if it is gone. */
  current?: object | null;
  updatedAt?: string;
  state?: ReviewState | RequestState | CatalogImportState | SandboxPaymentState;
  /** Counts of what keeps a thing from being removed. */
  references?: Readonly<Record<string, number>>;
  /** The greatest number of such things. */
  most?: number;
  status?: OrderStatus;
  allowed?: OrderStatus[];
  cancellable?: string[];
  units?: RefusedUnit[];
  /** Prices of a unit and of another that it cannot be exchanged for. */
  price?: number;
  wanted?: number;
  reviewId?: string;
  isAvailable?: boolean;
  /** Orders that keep an account from being deleted, and until when. */
  orderNumbers?: number[];
  until?: string | null;
  /** The import that runs, and the lines that it has read. */
  id?: string;
  lines?: number;
}

/** What the API tells about each kind of error. A property that is not always there is optional. */
interface Details {
  BAD_REQUEST: { reason?: string; id?: string; lastLine?: number };
  BAD_USER_INPUT: WrongInput;
  CODE_EXPIRED: Unpromised;
  CONFLICT: Conflict;
  DELIVERY_UNAVAILABLE: { instead?: 'createOrderRequest'; reason?: 'NOT_SERVED'; field?: string };
  FORBIDDEN: {
    secondFactor?: boolean;
    confirmIdentity?: boolean;
    confirmPhone?: boolean;
    /** The scope that a service token lacks. Null if only people may do it. */
    scope?: ServiceScope | null;
    reason?: string;
    /** The import that lost its rights, and its last line. */
    id?: string;
    lastLine?: number;
  };
  GRAPHQL_PARSE_FAILED: { reason?: string };
  GRAPHQL_VALIDATION_FAILED: { reason?: string };
  IDEMPOTENCY_CONFLICT: { orderId?: string };
  INTERNAL: Unpromised;
  ITEMS_UNAVAILABLE: { productItemIds: string[] };
  LIMIT_EXCEEDED: {
    limit: 'depth' | 'cost' | 'aliases' | 'tokens' | 'batch' | 'sockets' | 'subscriptions';
    most?: number;
    asked?: number;
  };
  NOT_FOUND: { ids?: string[]; reason?: string };
  ORDER_LIMIT: {
    limit: 'orders' | 'units' | 'callOrders' | 'callUnits' | 'addressUnits' | 'placings' | 'addressPlacings';
    most: number;
  };
  OUTCOME_UNKNOWN: Unpromised;
  PAYLOAD_TOO_LARGE: { most?: number; limit?: 'file' | 'body'; reason?: string };
  PAYMENT_UNAVAILABLE: Unpromised;
  PERSISTED_QUERY_NOT_FOUND: { reason?: string };
  PRICE_CHANGED: { total: number };
  PROMO_NOT_FOUND: { reason?: 'LEAST_SUM' | 'NOT_FOR_THESE_GOODS' | 'BEGINS_LATER'; leastSum?: number; startsAt?: string };
  RECIPIENT_TAKEN: Unpromised;
  TOO_MANY_REQUESTS: { until?: string };
  UNAUTHENTICATED: Unpromised;
  UNAVAILABLE: { retryAfter?: number; reason?: 'overload'; id?: string; lastLine?: number };
  WRONG_CODE: Unpromised;
}

/** Details by the code of the error. It does not compile while the contract has a code that is not described above. */
export type ErrorDetails = { [Code in ErrorCode]: Readonly<Details[Code]> & Unpromised };
