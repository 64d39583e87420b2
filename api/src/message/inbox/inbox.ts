import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/time/clock.js';
import type { Message } from '../message.model.js';
import type { Sender } from '../sender/sender.port.js';

export interface InboxMessage extends Message {
  key: string;
  sentAt: Date;
}

const KEPT = 200;

/**
 * Takes what would be sent where nothing is to be sent to: demo, development and tests. In memory, for a code is never to lie in a table;
 * so it holds what this process has sent.
 */
@Injectable()
export class Inbox implements Sender {
  readonly name = '/inbox';
  #messages: InboxMessage[] = [];

  constructor(private readonly clock: Clock) {}

  async send(message: Message, key: string): Promise<void> {
    if (this.#messages.some((taken) => taken.key === key)) return;
    this.#messages = [{ ...message, key, sentAt: this.clock.now() }, ...this.#messages].slice(0, KEPT);
  }

  /** The newest first. */
  get messages(): readonly InboxMessage[] {
    return this.#messages;
  }
}
