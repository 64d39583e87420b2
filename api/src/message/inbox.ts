import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/process/clock.js';
import type { Message } from './message.model.js';
import type { Sender } from './sender/sender.port.js';

export interface InboxMessage extends Message {
  key: string;
  sentAt: Date;
}

const MAX_MESSAGES = 200;

/** Captures messages in demo, development and tests. It keeps this process's messages in memory, because no table may hold a code. */
@Injectable()
export class Inbox implements Sender {
  readonly name = '/inbox';
  #messages: InboxMessage[] = [];

  constructor(private readonly clock: Clock) {}

  async send(message: Message, key: string): Promise<void> {
    if (this.#messages.some((capturedMessage) => capturedMessage.key === key)) return;
    this.#messages = [{ ...message, key, sentAt: this.clock.now() }, ...this.#messages].slice(0, MAX_MESSAGES);
  }

  /** Newest first. */
  get messages(): readonly InboxMessage[] {
    return this.#messages;
  }
}
