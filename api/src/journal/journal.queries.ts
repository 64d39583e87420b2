import { Prisma } from '../platform/prisma/generated/client.js';
import type { Operator } from '../platform/viewer/operator.js';
import type { Fields } from './journal.rules.js';

export interface JournalRow {
  author: Operator;
  action: string;
  subject: { kind: string; id: string };
  before: Fields | null;
  after: Fields | null;
}

const json = (value: object | null): string | null =>
  value && JSON.stringify(value, (_key, inner) => (typeof inner === 'bigint' ? Number(inner) : inner));

/** SQL that adds an entry, for commands without a Prisma client. */
export function adding({ author, action, subject, before, after }: JournalRow, createdAt: Date): Prisma.Sql {
  const { accountId, tokenId } = { accountId: null, tokenId: null, ...author };
  return Prisma.sql`
    INSERT INTO journal_entry (author_id, token_id, action, subject_kind, subject_id, before, after, request_id, created_at)
    VALUES (${accountId}::uuid, ${tokenId}::uuid, ${action}, ${subject.kind}, ${subject.id}, ${json(before)}::jsonb,
      ${json(after)}::jsonb, nullif(current_setting('meet.request_id', true), ''), ${createdAt})`;
}
