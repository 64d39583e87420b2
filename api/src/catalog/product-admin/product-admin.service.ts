import { Injectable } from '@nestjs/common';
import { JournalService } from '../../journal/journal.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId, requireFewValues, requireIds } from '../../platform/input/ids.rules.js';
import { requirePage, toPagination } from '../../platform/input/pagination.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Operator, OperatorInRequest } from '../../platform/viewer/viewers.port.js';
import type { OperatorProduct } from './operator-product.model.js';
import { readProduct } from './operator-product.queries.js';
import type { AdminProductInput, AdminProductListInput } from './product-admin.input.js';
import type { AdminProductList, AdminProductListItem } from './product-admin.model.js';
import { selectAdminProducts, selectPage } from './product-admin.queries.js';

/** Lists products for operators, including hidden ones, and shows or hides them. */
@Injectable()
export class ProductAdminService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly journal: JournalService,
    private readonly clock: Clock,
  ) {}

  async find({ slug, id }: AdminProductInput): Promise<OperatorProduct | null> {
    if (!slug && !id) throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Не\u00a0указано, какой товар показать.');
    if (id && !isId(id)) return null;
    const conditions = [...(slug ? [Prisma.sql`product.slug = ${slug}`] : []), ...(id ? [Prisma.sql`product.id = ${id}::uuid`] : [])];
    const foundProduct = await readProduct(this.prisma.client, Prisma.join(conditions, ' AND '), this.clock.now());
    return foundProduct?.operatorProduct ?? null;
  }

  async list(input: AdminProductListInput): Promise<AdminProductList> {
    const page = requirePage(input.pagination);
    const now = this.clock.now();
    const { ids, total } = await selectPage(this.prisma, input, { ...page, now });
    return { items: await selectAdminProducts(this.prisma, ids, now), pagination: toPagination(page, total) };
  }

  /** Shows or hides products. The result does not depend on other changes, so there is no optimistic locking. */
  setActive({ operator, requestId }: OperatorInRequest, requestedIds: readonly string[], active: boolean): Promise<AdminProductListItem[]> {
    const ids = requireIds(requestedIds);
    return retryOnContention(() =>
      this.prisma.inTransaction(requestId, async (transaction) => {
        const existingProducts = await transaction.$queryRaw<{ id: string; slug: string; active: boolean }[]>`
          SELECT id::text, slug, active FROM product WHERE id = ANY(${ids}::uuid[]) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`;
        const existingIds = existingProducts.map(({ id }) => id);
        const missingIds = requireFewValues(requestedIds).filter((requestedId) => !existingIds.includes(requestedId.toLowerCase()));
        if (missingIds.length > 0)
          throw new DomainError(ErrorCode.NOT_FOUND, 'Не\u00a0все товары нашлись, ничего не\u00a0изменено.', { ids: missingIds });
        const changedProducts = existingProducts.filter((product) => product.active !== active);
        await transaction.product.updateMany({ where: { id: { in: changedProducts.map(({ id }) => id) } }, data: { active } });
        for (const { slug } of changedProducts) await this.#record(transaction, { operator, slug, active });
        return selectAdminProducts(transaction, ids, this.clock.now());
      }),
    );
  }

  #record(transaction: Prisma.TransactionClient, { operator, slug, active }: { operator: Operator; slug: string; active: boolean }) {
    return this.journal.record(transaction, {
      author: operator,
      action: active ? 'publishProduct' : 'withdrawProduct',
      subject: { kind: 'product', id: slug },
      before: { active: !active },
      after: { active },
    });
  }
}
