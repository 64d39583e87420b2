import { Injectable } from '@nestjs/common';
import { type PaginationInput, requirePage, toPagination } from '../../platform/input/pagination.js';
import { toKopecks } from '../../platform/money.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Promocode, PromocodeList } from './promocode.model.js';

type PromocodeRow = Omit<Promocode, 'amount' | 'leastSum'> & { amount: bigint | null; leastSum: bigint };

/** The promo codes that an account may use and see: its own, and those that the shop shows to everybody (`listed`). */
@Injectable()
export class PromocodeListService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async list(accountId: string, pagination: PaginationInput | null | undefined): Promise<PromocodeList> {
    const page = requirePage(pagination);
    const rows = await this.#findAll(accountId);
    const items = rows.slice((page.page - 1) * page.limit, page.page * page.limit);
    return {
      items: items.map(({ amount, leastSum, ...promo }) => ({
        ...promo,
        amount: amount === null ? null : toKopecks(amount),
        leastSum: toKopecks(leastSum),
      })),
      pagination: toPagination(page, rows.length),
    };
  }

  /** Finds the promo codes of all pages, because there are few. Codes that are used up, ended or withdrawn are left out. */
  #findAll(accountId: string): Promise<PromocodeRow[]> {
    return this.prisma.readRows<PromocodeRow>`
      SELECT code.id, code.code, code.kind::text, code.percent, code.amount, code.least_sum AS "leastSum",
        code.with_member_prices AS "withMemberPrices", code.with_bonuses AS "withBonuses",
        code.starts_at AS "startsAt", code.ends_at AS "endsAt", code.account_id IS NOT NULL AS "isOwn", remaining."uses" AS "usesLeft",
        ARRAY(
          SELECT coalesce(directory.name, brand.name, collection.title, product.name) FROM promo_code_scope AS scope
          LEFT JOIN directory ON directory.id = scope.directory_id LEFT JOIN brand ON brand.id = scope.brand_id
          LEFT JOIN collection ON collection.id = scope.collection_id LEFT JOIN product ON product.id = scope.product_id
          WHERE scope.promo_code_id = code.id ORDER BY 1) AS goods
      FROM promo_code AS code, LATERAL (
        SELECT least(code.most_uses - code.uses, code.most_account_uses - (
          SELECT count(*)::int FROM promo_use
          WHERE promo_code_id = code.id AND account_id = ${accountId}::uuid AND returned_at IS NULL)) AS uses) AS remaining
      WHERE (code.account_id = ${accountId}::uuid OR code.account_id IS NULL AND code.listed)
        AND code.active AND code.deleted_at IS NULL AND (code.ends_at IS NULL OR code.ends_at > ${this.clock.now()}::timestamptz)
        AND (remaining.uses IS NULL OR remaining.uses > 0)
      ORDER BY "isOwn" DESC, code.ends_at NULLS LAST, code.created_at DESC, code.id`;
  }
}
