import { Injectable } from '@nestjs/common';
import { JobService } from '../platform/jobs/job.service.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import { writeLater } from '../platform/prisma/prisma-transaction.js';
import { DELIVER_MESSAGE } from './dispatch-job.rules.js';
import type { Message, MessageKind, MessageReference, SkipReason } from './message.model.js';

/**
 * Sends messages through jobs. A job is written in the same database transaction as the change that it reports, so that neither can exist
 * without the other.
 */
@Injectable()
export class MessageService {
  readonly #kinds = new Map<string, MessageKind>();

  constructor(private readonly jobs: JobService) {}

  /** Registers how a kind of message is composed. Composed messages are never stored. */
  register(kind: string, messageKind: MessageKind): void {
    if (this.#kinds.has(kind)) throw new Error(`The message kind "${kind}" is registered twice`);
    this.#kinds.set(kind, messageKind);
  }

  /**
   * Enqueues a message. It is due now unless `dueAt` is set. The job holds only the reference, the time and the request id. Enqueueing a
   * waiting reference again changes nothing.
   */
  async enqueue(transaction: Prisma.TransactionClient, reference: MessageReference, dueAt?: Date): Promise<void> {
    await writeLater(transaction, this.buildEnqueueQuery(reference, dueAt));
  }

  /** Returns the query that enqueues a message, so that a caller can combine it with other writes. Lower priorities are sent first. */
  buildEnqueueQuery({ kind, id }: MessageReference, dueAt?: Date, priority = 0): Prisma.Sql {
    this.#findKind(kind);
    const schedule = dueAt && { runAt: dueAt };
    return this.jobs.buildAddQuery(DELIVER_MESSAGE, { kind, id, dueAt }, { key: `${kind}:${id}`, priority, ...schedule });
  }

  /** Returns the query that enqueues a message about a row whose id only the surrounding statement knows. */
  buildEnqueueQueryForSqlId(kind: string, id: Prisma.Sql): Prisma.Sql {
    this.#findKind(kind);
    const payload = Prisma.sql`jsonb_build_object('kind', ${kind}::text, 'id', ${id}::text)`;
    return this.jobs.buildAddQuery(DELIVER_MESSAGE, payload, { key: Prisma.sql`${`${kind}:`}::text || ${id}::text` });
  }

  /** Composes the message from the data as they are now. */
  compose({ kind, id }: MessageReference): Promise<Message | SkipReason> {
    return this.#findKind(kind).compose(id);
  }

  /** Tells the domain that registered this kind of message that a message was sent, or that it never will be. */
  async settle({ kind, id }: MessageReference, isSent: boolean): Promise<void> {
    await this.#findKind(kind).onSettled?.(id, isSent);
  }

  #findKind(kind: string): MessageKind {
    const messageKind = this.#kinds.get(kind);
    if (!messageKind) throw new Error(`The message kind "${kind}" is not registered`);
    return messageKind;
  }
}
