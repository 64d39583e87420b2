import type { AuthType } from '../platform/prisma/generated/enums.js';

/** What a person is sent. */
export interface Message {
  type: AuthType;
  /** A phone in E.164 or an e-mail in lower case. */
  address: string;
  text: string;
  /** Of a mail; a text message has none. */
  subject?: string;
}

/** What a message is made from when it is sent: a kind that a domain has registered, and the id of that domain's row. */
export interface MessageReference {
  kind: string;
  id: string;
}

/** Why there is nothing to send: it is too late, which is a failure; or nobody waits for it any more, which is none. */
export type Unsent = 'EXPIRED' | 'UNWANTED';

/** How a domain makes the messages of one kind. */
export interface MessageKind {
  /** Makes the message anew for every attempt. */
  compose(id: string): Promise<Message | Unsent>;
  /** There will be no further attempt: what the message was made from has served. */
  settle?(id: string): Promise<void>;
}
