import type { Message } from '../message.model.js';

/** The delivery status that a gateway reports for an accepted message. */
export interface DeliveryStatus {
  state: 'PENDING' | 'DELIVERED' | 'FAILED';
  /** The gateway's own codes of the status and of the error. */
  status: number;
  error: number | null;
}

/** Delivers messages to a mail server or an SMS gateway. */
export interface Sender {
  /** Name shown to operators. */
  readonly name: string;
  /**
   * `key` is the same for every attempt at one message, so that the receiver can drop a repeat. Throws when the message was not accepted.
   */
  send(message: Message, key: string): Promise<void>;
  /**
   * Reads the delivery status of an accepted message. Absent if the gateway reports none. Throws TemporarySendFailure while it does not
   * respond.
   */
  readStatus?(address: string, key: string): Promise<DeliveryStatus>;
}

/**
 * The message will never be accepted, for example because its phone or e-mail address is invalid. The error contains neither address nor
 * message.
 */
export class PermanentSendFailure extends Error {}

/** The message was not accepted this time. The error contains neither address nor message. */
export class TemporarySendFailure extends Error {}
