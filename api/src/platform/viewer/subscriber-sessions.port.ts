/** The session that a socket belongs to. */
export interface SubscriberSession {
  accountId: string;
  sessionId: string;
  /** End of the token that opened the socket, in a cookie too. A renewed session opens another socket. */
  tokenEndsAt: Date;
}

/** Why a socket gets no session: there is none, the token has to be refreshed, or the session has ended. */
export type SubscriberRefusal = 'GUEST' | 'TOKEN_EXPIRED' | 'SESSION_OVER';

/** Credentials of a client. */
export interface SubscriberCredentials {
  /** Bearer token from the payload of `connection_init`. */
  authorization: string | undefined;
  /** Cookies of the handshake. Undefined unless a page of the shop has sent it. */
  cookie: string | undefined;
}

/** Sessions of sockets. Auth implements it, so that the platform and events do not depend on auth. */
export abstract class SubscriberSessions {
  abstract find(credentials: SubscriberCredentials): Promise<SubscriberSession | SubscriberRefusal>;

  /** Returns those of the sessions that are still live, in the database and not in a cache. */
  abstract selectLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}
