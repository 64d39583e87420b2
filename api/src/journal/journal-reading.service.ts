import { Injectable } from '@nestjs/common';
import { createRequestContext, runInRequest } from '../platform/http/request-context.js';
import { isId } from '../platform/input/ids.rules.js';
import { requirePage, toPagination } from '../platform/input/pagination.js';
import { deadlines } from '../platform/prisma/deadlines.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { JournalEntry, JournalEntryList, JournalFilter, JournalInput } from './journal-entry.model.js';

/** Entries that an export reads at a time. They are few, because one may contain a whole article twice: before and after the change. */
const BATCH_SIZE = 20;

/** Reads the journal, for audits. */
@Injectable()
export class JournalReadingService {
  constructor(private readonly prisma: PrismaService) {}

  async list(input: JournalInput): Promise<JournalEntryList> {
    const page = requirePage(input.pagination);
    const where = buildWhere(input);
    if (!where) return { items: [], pagination: toPagination(page, 0) };
    const { journalEntry } = this.prisma.client;
    const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
    const [total, items] = await Promise.all([
      journalEntry.count({ where }),
      journalEntry.findMany({ where, orderBy: [...orderBy], skip: (page.page - 1) * page.limit, take: page.limit }),
    ]);
    return { items, pagination: toPagination(page, total) };
  }

  /** The entries as JSON Lines, oldest first. Each batch has its own time budget, because a download may take long. */
  async *export(requestId: string, filter: JournalFilter): AsyncGenerator<string> {
    const where = buildWhere(filter);
    if (!where) return;
    let lastId: string | undefined;
    for (;;) {
      const entries = await runInRequest(createRequestContext(requestId, deadlines.readMs), () => this.#readAfter(lastId, where));
      if (entries.length === 0) return;
      lastId = entries.at(-1)?.id;
      for (const entry of entries) yield `${JSON.stringify(entry)}\n`;
    }
  }

  #readAfter(id: string | undefined, where: Prisma.JournalEntryWhereInput): Promise<JournalEntry[]> {
    const nextWhere = id === undefined ? where : { ...where, id: { gt: id } };
    return this.prisma.client.journalEntry.findMany({ where: nextWhere, orderBy: { id: 'asc' }, take: BATCH_SIZE });
  }
}

/** Returns the condition of a filter, or null if nothing can match. */
function buildWhere({
  authorId,
  tokenId,
  action,
  subjectKind,
  subjectId,
  from,
  until,
}: JournalFilter): Prisma.JournalEntryWhereInput | null {
  if ([authorId, tokenId].some((id) => id && !isId(id))) return null;
  return {
    ...(authorId && { authorId }),
    ...(tokenId && { tokenId }),
    ...(action && { action }),
    ...(subjectKind && { subjectKind }),
    ...(subjectId && { subjectId }),
    createdAt: { ...(from && { gte: from }), ...(until && { lt: until }) },
  };
}
