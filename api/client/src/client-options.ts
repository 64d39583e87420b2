import type { RefreshTime } from './session/session.ts';
import type { TokenStorage } from './session/tokens.ts';

export interface ClientOptions {
  /** URL of the API, such as `https://api.example/graphql`. A page of the shop's own origin may pass `/graphql`. */
  endpoint: string;
  /**
   * Where the tokens of the session are stored.
   * @default memoryTokens()
   */
  tokens?: TokenStorage;
  /**
   * Uses the shop's HttpOnly cookies instead of tokens. This works only for pages of the shop's own origin.
   * @default false
   */
  cookies?: boolean;
  /**
   * Where tabs with the same cookies record when the session was refreshed, so that only one tab refreshes it.
   * @default stored in memory
   */
  refreshTime?: RefreshTime;
  /** Called when the API reports that the session has ended. It is not called after `signOut`. */
  onSessionEnd?: () => void;
  /** Headers to add to every request, for example a service token. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>);
  /**
   * Timeout of a request in milliseconds. The API responds to a query within 5 seconds and to a mutation within 10.
   * @default 15000
   */
  timeoutMs?: number;
  /**
   * Maximum number of retries of a request that may safely be repeated.
   * @default 2
   */
  repeats?: number;
  /** @default the platform's */
  fetch?: typeof globalThis.fetch;
  /** WebSocket implementation for subscriptions on platforms without one, such as Node 20. */
  webSocket?: unknown;
  /**
   * URL of the WebSocket endpoint for subscriptions.
   * @default the endpoint with ws: or wss:
   */
  webSocketEndpoint?: string;
}
