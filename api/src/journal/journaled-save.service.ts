import { Injectable } from '@nestjs/common';
import { createUpdateTime, requireUnchanged } from '../platform/errors/edit-conflict.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import type { OperatorInRequest } from '../platform/viewer/viewers.port.js';
import { JournalService } from './journal.service.js';

type Transaction = Prisma.TransactionClient;

interface VersionedObject {
  updatedAt: Date;
}

/** A row as it was read. A row with `deletedAt` remains when its object is removed, so that its name can be used again. */
interface SavedRow extends VersionedObject {
  deletedAt?: Date | null;
}

/** How a domain identifies, finds and shows the object that is saved. */
export interface Entity<Row extends SavedRow, View extends VersionedObject> {
  /** Kind of the object, and the name that identifies it for people. Saves of the same name are serialized. */
  kind: string;
  name: string;
  /** Name of the operation in the journal, such as `saveBrand`. */
  action: string;
  /** `updatedAt` as the editor has read it; null for a new object. */
  expectedUpdatedAt: Date | null | undefined;
  /** Returns the row, even if its object was removed. */
  find(transaction: Transaction): Promise<Row | null>;
  toView(row: Row): View;
}

export interface CurrentRow<Row> {
  /** The row, even if its object was removed. */
  row: Row | null;
  /** Time of the change. */
  now: Date;
}

interface Change {
  before: VersionedObject | null;
  after: VersionedObject | null;
}

/** Saves and removes whole objects with optimistic locking, and records each change in the journal in the same transaction. */
@Injectable()
export class JournaledSaveService {
  constructor(
    private readonly clock: Clock,
    private readonly journal: JournalService,
    private readonly prisma: PrismaService,
  ) {}

  /** `write` returns the unchanged row if there is nothing to change. */
  async save<Row extends SavedRow, View extends VersionedObject>(
    request: OperatorInRequest,
    entity: Entity<Row, View>,
    write: (transaction: Transaction, current: CurrentRow<Row>) => Promise<Row>,
  ): Promise<View> {
    return this.#inSequence(request, entity, async (transaction, { row, before }) => {
      requireUnchanged(before, entity.expectedUpdatedAt);
      const after = entity.toView(await write(transaction, { row, now: createUpdateTime(this.clock.now(), row) }));
      await this.#record(transaction, request, entity, { before, after });
      return after;
    });
  }

  /** Returns the removed object, or null if there is none. */
  async remove<Row extends SavedRow, View extends VersionedObject>(
    request: OperatorInRequest,
    entity: Entity<Row, View>,
    write: (transaction: Transaction, row: Row, deletion: { deletedAt: Date; updatedAt: Date }) => Promise<unknown>,
  ): Promise<View | null> {
    return this.#inSequence(request, entity, async (transaction, { row, before }) => {
      if (!row || !before) return null;
      requireUnchanged(before, entity.expectedUpdatedAt);
      const now = createUpdateTime(this.clock.now(), row);
      await write(transaction, row, { deletedAt: now, updatedAt: now });
      await this.#record(transaction, request, entity, { before, after: null });
      return before;
    });
  }

  #inSequence<Row extends SavedRow, View extends VersionedObject, Result>(
    { requestId }: OperatorInRequest,
    { kind, name, find, toView }: Entity<Row, View>,
    change: (transaction: Transaction, current: { row: Row | null; before: View | null }) => Promise<Result>,
  ): Promise<Result> {
    const work = async (transaction: Transaction) => {
      const row = await find(transaction);
      return change(transaction, { row, before: row && !row.deletedAt ? toView(row) : null });
    };
    return this.prisma.inTransaction(requestId, work, [`${kind}:${name}`]);
  }

  #record(
    transaction: Transaction,
    { operator }: OperatorInRequest,
    { kind, name, action }: Pick<Entity<never, never>, 'kind' | 'name' | 'action'>,
    { before, after }: Change,
  ): Promise<void> {
    const subject = { kind, id: name };
    return this.journal.record(transaction, {
      author: operator,
      action,
      subject,
      before: before && { ...before },
      after: after && { ...after },
    });
  }
}
