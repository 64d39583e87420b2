import type { TokenStorage } from './session/tokens.ts';

export interface ClientOptions {
  /** Address of the API, such as `https://api.example/graphql`. A page of the shop's own origin may pass `/graphql`. */
  endpoint: string;
  /**
   * Where the tokens of the session are kept.
   * @default memoryTokens()
   */
  tokens?: TokenStorage;
  /**
   * Uses the shop's HttpOnly cookies instead of tokens. Only pages of the shop's own origin can.
   * @default false
   */
  cookies?: boolean;
  /** Called when the API says that the session is over, not after `signOut`. */
  onSessionEnd?: () => void;
  /** Headers to add to every request, for example the token of a service. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>);
  /**
   * How long to wait for an answer. The API answers a query within 5 seconds and a change within 10.
   * @default 15000
   */
  timeoutMs?: number;
  /**
   * How often a request that may safely be repeated is repeated.
   * @default 2
   */
  repeats?: number;
  /** @default the platform's */
  fetch?: typeof globalThis.fetch;
  /** The class of a WebSocket, for subscriptions on a platform without one, such as Node 20. */
  webSocket?: unknown;
  /**
   * Address of the subscriptions.
   * @default the endpoint with ws: or wss:
   */
  webSocketEndpoint?: string;
}
