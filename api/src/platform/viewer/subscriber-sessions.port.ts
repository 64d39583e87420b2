/** The session that a socket belongs to. */
export interface SubscriberSession {
  accountId: string;
  sessionId: string;
  /** Expiry of the access token with which the socket was opened. */
  tokenEndsAt: Date;
}

/** Why a socket gets no session: there is none, the token has to be refreshed, or the session has ended. */
export type SubscriberRefusal = 'GUEST' | 'TOKEN_EXPIRED' | 'SESSION_OVER';

/** Credentials with which a client opens a socket. */
export interface SubscriberCredentials {
  /** Bearer token from the payload of `connection_init`. */
  authorization: string | undefined;
  /** Cookies of the handshake. Undefined unless a page of the shop sent the handshake. */
  cookie: string | undefined;
}

/** Sessions of sockets. Auth implements it, so that the platform and events do not depend on auth. */
export abstract class SubscriberSessions {
  abstract find(credentials: SubscriberCredentials): Promise<SubscriberSession | SubscriberRefusal>;

  /** Returns the sessions that are still active according to the database, not a cache. */
  abstract selectActive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}
