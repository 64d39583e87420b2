import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataService } from '../account/personal-data.service.js';
import { type Page, type PaginationInput, requirePage, toPagination } from '../platform/input/pagination.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { BonusEntry, BonusEntryList } from './bonus-entry.model.js';

/** A ledger entry, as the query returns it in JSON. */
type EntryRow = Omit<BonusEntry, 'createdAt'> & { createdAt: string };

/** Lists and exports the ledger entries of a person. */
@Injectable()
export class BonusEntryService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly personalData: PersonalDataService,
  ) {}

  // The ledger outlives the account: it holds no personal data, and its sums must stay complete.
  onModuleInit(): void {
    this.personalData.register({ name: 'bonuses', export: (accountId) => this.#export(accountId), erase: async () => undefined });
  }

  async list(accountId: string, pagination: PaginationInput | null | undefined): Promise<BonusEntryList> {
    const page = requirePage(pagination);
    const { total, rows } = await this.#find(accountId, page);
    return {
      items: rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),
      pagination: toPagination(page, total),
    };
  }

  /** One statement reads page and total, so that they agree. */
  async #find(accountId: string, { page, limit }: Page): Promise<{ total: number; rows: EntryRow[] }> {
    const [row] = await this.prisma.readRows<{ total: number; rows: EntryRow[] }>`
      SELECT (SELECT count(*)::int FROM bonus_entry WHERE account_id = ${accountId}::uuid) AS total,
        (SELECT coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'amount', amount, 'balance', balance, 'createdAt', created_at,
            'reference', reference) ORDER BY number DESC), '[]')
          FROM (SELECT * FROM bonus_entry WHERE account_id = ${accountId}::uuid
            ORDER BY number DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS shown) AS rows`;
    return row ?? { total: 0, rows: [] };
  }

  async #export(accountId: string): Promise<unknown> {
    const entries = await this.prisma.client.bonusEntry.findMany({ where: { accountId }, orderBy: { number: 'asc' } });
    return entries.map(({ kind, amount, balance, createdAt }) => ({ kind, amount: Number(amount), balance: Number(balance), createdAt }));
  }
}
