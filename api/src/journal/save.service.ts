import { Injectable } from '@nestjs/common';
import { demandUnchanged, nextUpdate } from '../platform/errors/changed-meanwhile.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/time/clock.js';
import type { Operator } from '../platform/viewer/operator.js';
import { JournalService } from './journal.service.js';

type Transaction = Prisma.TransactionClient;

/** Who changes something, in which request. */
export interface Asked {
  operator: Operator;
  requestId: string;
}

/** A row that stays when its thing is removed, so that its name can be used again. */
interface Kept {
  id: string;
  updatedAt: Date;
  deletedAt: Date | null;
}

/** A thing as it is found, shown and written by its domain. */
export interface Thing<Row extends Kept, Shown extends { updatedAt: Date }> {
  /** Kind of the thing, and what identifies it for people: two saves of one name follow each other. */
  kind: string;
  name: string;
  /** Name of the operation. */
  action: string;
  /** `updatedAt` that the editor has read; null for a new thing. */
  seenAt: Date | null | undefined;
  /** Returns the row, even of a thing that was removed. */
  find(transaction: Transaction): Promise<Row | null>;
  show(row: Row): Shown;
}

export interface Present<Row> {
  /** The row, even of a thing that was removed. */
  row: Row | null;
  /** Time of the change. */
  now: Date;
}

/** Saves and removes whole things: compares what the editor has read, writes, and records it in the journal, in one transaction. */
@Injectable()
export class SaveService {
  constructor(
    private readonly clock: Clock,
    private readonly journal: JournalService,
    private readonly prisma: PrismaService,
  ) {}

  save<Row extends Kept, Shown extends { updatedAt: Date }>(
    asked: Asked,
    thing: Thing<Row, Shown>,
    write: (transaction: Transaction, present: Present<Row>) => Promise<Row>,
  ): Promise<Shown> {
    return this.#change(asked, thing, async (transaction, present) => thing.show(await write(transaction, present)));
  }

  /** Returns what was removed. */
  async remove<Row extends Kept, Shown extends { updatedAt: Date }>(
    asked: Asked,
    thing: Thing<Row, Shown>,
    write: (transaction: Transaction, id: string, deleted: { deletedAt: Date; updatedAt: Date }) => Promise<unknown>,
  ): Promise<Shown> {
    let removed: Shown | undefined;
    await this.#change(asked, thing, async (transaction, { row, now }) => {
      if (!row) throw new Error('What is unchanged exists');
      removed = thing.show(row);
      await write(transaction, row.id, { deletedAt: now, updatedAt: now });
      return null;
    });
    return removed as Shown;
  }

  #change<Row extends Kept, Shown extends { updatedAt: Date }, After extends Shown | null>(
    { operator, requestId }: Asked,
    { kind, name, action, seenAt, find, show }: Thing<Row, Shown>,
    write: (transaction: Transaction, present: Present<Row>) => Promise<After>,
  ): Promise<After> {
    const work = async (transaction: Transaction) => {
      const row = await find(transaction);
      const before = row && row.deletedAt === null ? show(row) : null;
      demandUnchanged(before, seenAt);
      const after = await write(transaction, { row, now: nextUpdate(this.clock.now(), row) });
      await this.journal.record(transaction, {
        author: operator,
        action,
        subject: { kind, id: name },
        before: before && { ...before },
        after: after && { ...after },
      });
      return after;
    };
    return this.prisma.inTransaction(requestId, work, [`${kind}:${name}`]);
  }
}
