import { createContext } from 'react-router';
import type { AnalyticsIds } from './consent/analytics.ts';
import type { ApiClient } from './graphql/api-client.ts';
import type { AppStore } from './mobile-app.ts';

/** A link to the shop's page in a social network. */
export interface SocialLink {
  /** Name of the social network. */
  name: string;
  href: string;
}

/** Logger that adds the visit's request id to every line. */
export interface VisitLogger {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** The kind of visitor. `unknown` means that the API did not respond, which must not be treated as a sign-out. */
export type VisitorKind = 'known' | 'guest' | 'unknown';

/** The server's data of one request. It lives as long as the request, and no other request may get it. */
export interface Visit {
  requestId: string;
  clientAddress: string;
  /** Whether the request is for the markup of a page and not only for its data. */
  isDocument: boolean;
  /** The nonce that the response's Content-Security-Policy allows. */
  nonce: string;
  publicUrl: string;
  /** External origins that redirect rules may lead to. */
  redirectOrigins: readonly string[];
  /** Set by the session middleware before any loader runs. */
  visitor: VisitorKind;
  /** Cookies that identify the visitor; null for a guest, and if the visitor is unknown. Only the API may read them. */
  credentials: string | null;
  /** Ids of the configured analytics services, which require consent; null if there are none. */
  analytics: AnalyticsIds | null;
  /** API key of Yandex Maps; null if the shop has no maps. */
  mapsKey: string | null;
  /** Configured app stores. If there are none, the shop is offered as an app for the home screen. */
  appStores: readonly AppStore[];
  socialLinks: readonly SocialLink[];
  /** Build id of the page; null in development. */
  buildId: string | null;
  /**
   * Whether any product data of this page came from a cache. If so, the response must not be cached again, because the data would become
   * too old.
   */
  hasCachedResponses: boolean;
  /**
   * Time by `performance.now()` from which a part of the page's data may be too old. `-Infinity` if a part of the page failed or is left
   * out.
   */
  freshUntil: number;
  startedAt: Date;
  logger: VisitLogger;
}

export const visitContext = createContext<Visit>();
export const apiContext = createContext<ApiClient>();
