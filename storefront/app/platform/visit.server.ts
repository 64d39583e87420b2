import { createContext } from 'react-router';
import type { AppStore } from './app-store.ts';
import type { AnalyticsIds } from './consent/analytics.ts';
import type { ApiClient } from './graphql/api-client.ts';

/** Every line it writes carries the visit's request id. */
export interface VisitLogger {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** By whom a visit is. Nothing acts upon `unknown`: the API did not say. */
export type Visitor = 'known' | 'guest' | 'unknown';

/** What the server knows of one request; it lives as long as that request and is shared with no other. */
export interface Visit {
  requestId: string;
  clientAddress: string;
  /** The nonce that this answer's Content-Security-Policy allows. */
  nonce: string;
  publicUrl: string;
  /** Origins outside the shop that its redirect rules may lead to. */
  redirectOrigins: readonly string[];
  /** Found out by auth's middleware before anything is loaded. */
  visitor: Visitor;
  /** Cookies that say who asks; null where that is not known. Only the API may read them. */
  credentials: string | null;
  /** Whether a counter is configured: only then there is something to ask a visitor's consent for. */
  counts: boolean;
  /** What may count this visitor: null where nothing is configured, or the visitor did not agree. */
  analytics: AnalyticsIds | null;
  /** Stores that have the app, as configured. Where none has it the app is the shop itself, put on a phone's screen. */
  appStores: readonly AppStore[];
  /** Name of the build that the page is of; null in development. */
  buildId: string | null;
  startedAt: Date;
  logger: VisitLogger;
}

export const visitContext = createContext<Visit>();
export const apiContext = createContext<ApiClient>();
