import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Prisma } from '../platform/prisma/generated/client.js';
import { Clock } from '../platform/process/clock.js';
import type { Operator } from '../platform/viewer/viewers.port.js';
import { computeDifference, type Difference } from './journal-difference.rules.js';

interface NewEntry extends Difference {
  author: Operator;
  action: string;
  subject: { kind: string; id: string };
  createdAt: Date;
}

const stringifyFields = (value: object | null): string | null =>
  value && JSON.stringify(value, (_key, inner) => (typeof inner === 'bigint' ? Number(inner) : inner));

function buildInsert({ author, action, subject, before, after, createdAt }: NewEntry): Prisma.Sql {
  const { accountId, tokenId } = { accountId: null, tokenId: null, ...author };
  return Prisma.sql`
    INSERT INTO journal_entry (author_id, token_id, action, subject_kind, subject_id, before, after, request_id, created_at)
    VALUES (${accountId}::uuid, ${tokenId}::uuid, ${action}, ${subject.kind}, ${subject.id}, ${stringifyFields(before)}::jsonb,
      ${stringifyFields(after)}::jsonb, nullif(current_setting('meet.request_id', true), ''), ${createdAt})`;
}

/** A change as the journal records it: who made it, by which operation, and the fields of the object before and after. */
export interface JournalChange extends Difference {
  author: Operator;
  /** Name of the operation, such as `saveBrand`. */
  action: string;
  /** Kind of the changed object, in the terms of its domain, and its id or a name by which people identify it, such as a slug. */
  subject: { kind: string; id: string };
}

/** Records who changed what, in the transaction of the change. */
@Injectable()
export class JournalService {
  constructor(private readonly clock: Clock) {}

  /**
   * `before` and `after` are the whole object, or null if it did not exist or no longer does. If nothing has changed, no entry is added.
   */
  async record(transaction: Prisma.TransactionClient, change: JournalChange): Promise<void> {
    const insert = buildInsertIfChanged(change, this.clock.now());
    if (insert) await transaction.$executeRaw(insert);
  }
}

/** Records a change from the command line, which has no Prisma client. */
export async function recordWithClient(client: pg.Client, change: Omit<JournalChange, 'author'>): Promise<void> {
  const insert = buildInsertIfChanged({ ...change, author: { accountId: null } }, new Clock().now());
  if (insert) await client.query(insert.text, insert.values);
}

function buildInsertIfChanged({ before, after, ...change }: JournalChange, createdAt: Date): Prisma.Sql | null {
  const difference = computeDifference(change.subject.kind, { before, after });
  return difference && buildInsert({ ...change, ...difference, createdAt });
}
