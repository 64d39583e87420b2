import { createContext } from 'react-router';
import type { ApiClient } from './graphql/api-client.server.ts';

/** Every line it writes carries the visit's request id. */
export interface VisitLogger {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** What the server knows of one request; it lives as long as that request and is shared with no other. */
export interface Visit {
  requestId: string;
  clientAddress: string;
  /** The nonce that this answer's Content-Security-Policy allows. */
  nonce: string;
  publicUrl: string;
  startedAt: Date;
  logger: VisitLogger;
}

export const visitContext = createContext<Visit>();
export const apiContext = createContext<ApiClient>();
