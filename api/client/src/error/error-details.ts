import type {
  AccessLevel,
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

/** A unit of an order because of which the API has refused a change of the order. */
export interface RefusedUnit {
  id: string;
  status?: OrderStatus;
  /** Statuses to which the unit can be moved instead. */
  allowed?: OrderStatus[];
  /** Time until which the unit could be returned. Null if the unit was not delivered. */
  returnUntil?: string | null;
}

/** Details that are not part of the contract. New ones may be added at any time. */
interface UnspecifiedDetails {
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
  /** Maximum number of items that the pages of a list can reach. */
  listedAtMost?: number;
  mostAddresses?: number;
  mostBonuses?: number;
  mostCities?: number;
  mostFavourites?: number;
  mostHints?: number;
  mostLines?: number;
  mostRadiusKm?: number;
  /** Version of the current text of the consent, if the request states another version. */
  consentVersion?: string;
  /** Number of bonuses on the account. */
  available?: number;
  /** External id of the unit that occurs twice in a feed. */
  externalId?: string;
  /** Number of the last line that an import has processed. */
  lastLine?: number;
  mostBytes?: number;
  mostPixels?: number;
  /** Media types of files that are accepted. */
  types?: string[];
}

/** Details of a conflict with the current state of the shop. */
interface Conflict {
  reason?: string;
  /** The current state of the object to be saved, with the fields that its mutation returns. Null if it no longer exists. */
  current?: object | null;
  updatedAt?: string;
  state?: ReviewState | RequestState | CatalogImportState | SandboxPaymentState;
  /** Counts of the references that prevent the removal of an object, by kind. */
  references?: Readonly<Record<string, number>>;
  /** Maximum number of objects of this kind, which the request would exceed. */
  most?: number;
  status?: OrderStatus;
  allowed?: OrderStatus[];
  cancellable?: string[];
  units?: RefusedUnit[];
  /** Price of the proposed replacement, and the price that a replacement must have. */
  price?: number;
  wanted?: number;
  reviewId?: string;
  isAvailable?: boolean;
  /** Numbers of the orders that prevent the deletion of an account, and the time until which they prevent it. */
  orderNumbers?: number[];
  until?: string | null;
  /** The running import, and the number of lines that it has read. */
  id?: string;
  lines?: number;
}

/** Details of each kind of error. Properties that are not always present are optional. */
interface Details {
  BAD_REQUEST: { reason?: string; id?: string; lastLine?: number };
  BAD_USER_INPUT: WrongInput;
  CODE_EXPIRED: UnspecifiedDetails;
  CONFLICT: Conflict;
  DELIVERY_UNAVAILABLE: { instead?: 'createOrderRequest'; reason?: 'NOT_SERVED'; mostUnits?: number; field?: string };
  FORBIDDEN: {
    secondFactor?: boolean;
    confirmIdentity?: boolean;
    confirmPhone?: boolean;
    /** The scope that the service token lacks. Null if no scope allows the operation, because only people may use it. */
    scope?: ServiceScope | null;
    /** The access level that the creator of the service token no longer has. */
    level?: AccessLevel;
    reason?: string;
    /** Id of the import that was interrupted because its rights were revoked. */
    id?: string;
    /** Number of the last line of the import's file that was imported or refused. */
    lastLine?: number;
  };
  GRAPHQL_PARSE_FAILED: { reason?: string };
  GRAPHQL_VALIDATION_FAILED: { reason?: string };
  IDEMPOTENCY_CONFLICT: { orderId?: string };
  INTERNAL: UnspecifiedDetails;
  ITEMS_UNAVAILABLE: { productItemIds: string[] };
  LIMIT_EXCEEDED: {
    limit: 'depth' | 'cost' | 'aliases' | 'tokens' | 'batch' | 'sockets' | 'subscriptions' | 'openPayments';
    most?: number;
    asked?: number;
  };
  NOT_FOUND: { ids?: string[]; reason?: string };
  ORDER_LIMIT: {
    limit: 'orders' | 'units' | 'callOrders' | 'callUnits' | 'addressUnits' | 'placings' | 'addressPlacings';
    most: number;
  };
  OUTCOME_UNKNOWN: UnspecifiedDetails;
  PAYLOAD_TOO_LARGE: { most?: number; limit?: 'file' | 'body'; reason?: string };
  PAYMENT_UNAVAILABLE: UnspecifiedDetails;
  PERSISTED_QUERY_NOT_FOUND: { reason?: string };
  PRICE_CHANGED: { total: number };
  PROMO_NOT_FOUND: { reason?: 'LEAST_SUM' | 'NOT_FOR_THESE_GOODS' | 'BEGINS_LATER'; leastSum?: number; startsAt?: string };
  RECIPIENT_TAKEN: UnspecifiedDetails;
  REQUEST_TIMEOUT: { bytesPerSecond: number };
  TOO_MANY_REQUESTS: { until?: string };
  UNAUTHENTICATED: UnspecifiedDetails;
  UNAVAILABLE: { retryAfter?: number; reason?: 'overload'; id?: string; lastLine?: number };
  WRONG_CODE: UnspecifiedDetails;
}

/** Details by the code of the error. This type does not compile while the contract has a code that `Details` lacks. */
export type ErrorDetails = { [Code in ErrorCode]: Readonly<Details[Code]> & UnspecifiedDetails };
