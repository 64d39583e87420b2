import { Prisma } from '../platform/prisma/generated/client.js';
import type { Operator } from '../platform/viewer/viewers.port.js';
import type { Difference } from './journal.rules.js';

interface NewEntry extends Difference {
  author: Operator;
  action: string;
  subject: { kind: string; id: string };
  createdAt: Date;
}

const json = (value: object | null): string | null =>
  value && JSON.stringify(value, (_key, inner) => (typeof inner === 'bigint' ? Number(inner) : inner));

export function addEntry({ author, action, subject, before, after, createdAt }: NewEntry): Prisma.Sql {
  const { accountId, tokenId } = { accountId: null, tokenId: null, ...author };
  return Prisma.sql`
    INSERT INTO journal_entry (author_id, token_id, action, subject_kind, subject_id, before, after, request_id, created_at)
    VALUES (${accountId}::uuid, ${tokenId}::uuid, ${action}, ${subject.kind}, ${subject.id}, ${json(before)}::jsonb,
      ${json(after)}::jsonb, nullif(current_setting('meet.request_id', true), ''), ${createdAt})`;
}
