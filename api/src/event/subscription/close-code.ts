/** Codes with which the server closes a socket. Those from 4400 on belong to the protocol graphql-transport-ws. */
export const CloseCode = {
  /** The process stops: connect again. */
  GOING_AWAY: 1001,
  /** The message is not text. */
  UNSUPPORTED: 1003,
  /** The client has sent too many messages. */
  POLICY_VIOLATION: 1008,
  /** Too many sockets, or the database is unavailable: connect again later. */
  TRY_AGAIN_LATER: 1013,
  /** Nobody has signed in, or the session is over. */
  UNAUTHORIZED: 4401,
  /** The token has expired: refresh it and connect again. */
  FORBIDDEN: 4403,
  INTERNAL: 4500,
} as const;

export type CloseCode = (typeof CloseCode)[keyof typeof CloseCode];
