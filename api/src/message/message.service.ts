import { Injectable } from '@nestjs/common';
import { Prisma } from '../platform/prisma/generated/client.js';
import { DELIVER_MESSAGE, MOST_ATTEMPTS } from './dispatch/dispatch.rules.js';
import type { Message, MessageKind, MessageReference, Unsent } from './message.model.js';

/**
 * Sends messages through jobs. A job is written in the same database transaction as the change that it reports, so that neither can exist
 * without the other.
 */
@Injectable()
export class MessageService {
  readonly #kinds = new Map<string, MessageKind>();

  /** Registers how a kind of message is composed. Composed messages are never stored. */
  register(kind: string, made: MessageKind): void {
    if (this.#kinds.has(kind)) throw new Error(`The message kind "${kind}" is registered twice`);
    this.#kinds.set(kind, made);
  }

  /** Enqueues a message. The job holds only the reference and the request id. Enqueueing a reference again changes nothing. */
  async enqueue(transaction: Prisma.TransactionClient, reference: MessageReference): Promise<void> {
    await transaction.$executeRaw(this.enqueueing(reference));
  }

  /** Returns the query that enqueues a message, so that a caller can combine it with other writes. */
  enqueueing({ kind, id }: MessageReference): Prisma.Sql {
    this.#kindOf(kind);
    return Prisma.sql`
      SELECT graphile_worker.add_job(${DELIVER_MESSAGE}::text,
        json_build_object('kind', ${kind}::text, 'id', ${id}::text, 'requestId', nullif(current_setting('meet.request_id', true), '')),
        max_attempts => ${MOST_ATTEMPTS}::int, job_key => ${`${kind}:${id}`}::text, job_key_mode => 'preserve_run_at')`;
  }

  /** Composes the message as of now. */
  compose({ kind, id }: MessageReference): Promise<Message | Unsent> {
    return this.#kindOf(kind).compose(id);
  }

  async settle({ kind, id }: MessageReference): Promise<void> {
    await this.#kindOf(kind).settle?.(id);
  }

  #kindOf(kind: string): MessageKind {
    const made = this.#kinds.get(kind);
    if (!made) throw new Error(`The message kind "${kind}" is not registered`);
    return made;
  }
}
