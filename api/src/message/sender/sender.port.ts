import type { Message } from '../message.model.js';

/** Delivers messages to a mail server or an SMS gateway. */
export interface Sender {
  /** Name shown to operators. */
  readonly name: string;
  /**
   * `key` is the same for every attempt at one message, so that the receiver can drop a repeat. Throws when the message was not accepted.
   */
  send(message: Message, key: string): Promise<void>;
}

/** The message will never be accepted, because its address is invalid. The error contains neither address nor message. */
export class RefusedMessage extends Error {}

/** The message was not accepted this time. The error contains neither address nor message. */
export class UntakenMessage extends Error {}
