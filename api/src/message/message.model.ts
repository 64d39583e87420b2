import type { AuthType } from '../platform/prisma/generated/enums.js';

/** A mail or a text message to a person. */
export interface Message {
  type: AuthType;
  /** A phone in E.164 or an e-mail in lower case. */
  address: string;
  text: string;
  /** Subject of a mail; text messages have none. */
  subject?: string;
  /**
   * Page on which the addressee unsubscribes from mails of this kind by one click, without signing in. It also accepts the POST of a mail
   * program.
   */
  unsubscribeUrl?: string;
  /** Order that the message is about. */
  orderId?: string;
  /** Content of the HTML part. A mail without it gets an HTML part that repeats the text. */
  html?: string;
}

/** Reference from which a message is composed when it is sent: a registered kind, and the id of a row of the domain that registered it. */
export interface MessageReference {
  kind: string;
  id: string;
}

/** The key that senders use for a message, the same for every attempt. */
export const formatMessageKey = ({ kind, id }: MessageReference): string => `${kind}:${id}`;

/** Reason for not sending a message: it has expired, which is a failure, or it is no longer needed, which is not. */
export type SkipReason = 'EXPIRED' | 'UNWANTED';

/** Callbacks of the domain that composes one kind of message. */
export interface MessageKind {
  /** Composes the message, again for each attempt. */
  compose(id: string): Promise<Message | SkipReason>;
  /** Called when no further attempt follows, so that the domain can clean up or record that the message was sent. */
  onSettled?(id: string, isSent: boolean): Promise<void>;
}
