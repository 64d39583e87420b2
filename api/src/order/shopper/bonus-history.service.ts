import { Injectable } from '@nestjs/common';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { BonusEntry } from '../../loyalty/bonus-entry.model.js';
import { type Page, Pagination, type PaginationInput, requirePage, toPagination } from '../../platform/input/pagination.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { orderReferencePattern } from '../payment/order-references.rules.js';

@ObjectType('BonusOccasion', { description: 'All bonus entries of one order, or one entry that belongs to none' })
export class BonusEntryGroup {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => Int, { description: 'Sum of the entries, in whole bonuses; negative for a deduction' })
  amount!: number;

  @Field(() => GraphQLISODateTime, { description: 'Time of the latest entry' })
  createdAt!: Date;

  @Field(() => [BonusEntry], { description: 'The entries, latest first' })
  entries!: BonusEntry[];
}

@ObjectType({ description: 'A page of the bonus ledger by order, latest first' })
export class BonusHistory {
  @Field(() => [BonusEntryGroup], { description: 'Items of this page' })
  items!: BonusEntryGroup[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

/** A ledger entry, as the query returns it in JSON. */
type EntryRow = Omit<BonusEntry, 'createdAt'> & { createdAt: string };

type BonusHistoryRow = { total: number; groups: EntryRow[][] };

const toEntryGroups = (rows: readonly EntryRow[]): BonusEntryGroup[] => {
  const entries = rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  const [latestEntry] = entries;
  const oldestEntry = entries.at(-1);
  if (!latestEntry || !oldestEntry) return [];
  return [{ id: oldestEntry.id, amount: entries.reduce((sum, { amount }) => sum + amount, 0), createdAt: latestEntry.createdAt, entries }];
};

/** The bonus history of a person, by order. */
@Injectable()
export class BonusHistoryService {
  constructor(private readonly prisma: PrismaService) {}

  async list(accountId: string, pagination: PaginationInput | null | undefined): Promise<BonusHistory> {
    const page = requirePage(pagination);
    const { total, groups } = await this.#find(accountId, page);
    return { items: groups.flatMap(toEntryGroups), pagination: toPagination(page, total) };
  }

  /** One statement reads page, entries and total, so that they agree. It finds the ledger of the account by an index. */
  async #find(accountId: string, { page, limit }: Page): Promise<BonusHistoryRow> {
    const [row] = await this.prisma.readRows<BonusHistoryRow>`
      WITH entry AS MATERIALIZED (
          SELECT *, coalesce(substring(reference from ${orderReferencePattern}), id::text) AS group_id
          FROM bonus_entry WHERE account_id = ${accountId}::uuid),
        listed_group AS (
          SELECT max(number) AS latest,
            json_agg(json_build_object('id', id, 'kind', kind, 'amount', amount, 'balance', balance, 'createdAt', created_at,
              'reference', reference) ORDER BY number DESC) AS entries
          FROM entry GROUP BY group_id ORDER BY latest DESC LIMIT ${limit} OFFSET ${(page - 1) * limit})
      SELECT (SELECT count(DISTINCT group_id)::int FROM entry) AS total,
        (SELECT coalesce(json_agg(entries ORDER BY latest DESC), '[]') FROM listed_group) AS groups`;
    return row ?? { total: 0, groups: [] };
  }
}
