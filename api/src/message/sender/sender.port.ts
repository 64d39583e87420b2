import type { Message } from '../message.model.js';

/** Hands a message over to whoever brings it to its address. */
export interface Sender {
  /** What an operator reads of it. */
  readonly name: string;
  /** `key` is the same for every attempt at one message, so that who takes it can drop a repeat. Throws where it was not taken. */
  send(message: Message, key: string): Promise<void>;
}

/** It will not be taken however often it is tried: the address is none. Its text names neither address nor message. */
export class RefusedMessage extends Error {}

/** It was not taken this time. Its text names neither address nor message. */
export class UntakenMessage extends Error {}
