import { createContext } from 'react-router';
import type { AppStore } from './app-store.ts';
import type { AnalyticsIds } from './consent/analytics.ts';
import type { ApiClient } from './graphql/api-client.ts';

/** A page of the shop in a social network. */
export interface SocialLink {
  /** Name of the network. */
  name: string;
  href: string;
}

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
  /** The counters that are configured, which need the visitor's consent; null without any. */
  analytics: AnalyticsIds | null;
  /** Stores that have the app, as configured. Where none has it the app is the shop itself, put on a phone's screen. */
  appStores: readonly AppStore[];
  /** The shop's pages in social networks, as configured. */
  social: readonly SocialLink[];
  /** Name of the build that the page is of; null in development. */
  buildId: string | null;
  /** An answer about goods was taken from a cache: no further cache may add to its age. */
  hasKeptAnswers: boolean;
  startedAt: Date;
  logger: VisitLogger;
}

export const visitContext = createContext<Visit>();
export const apiContext = createContext<ApiClient>();
