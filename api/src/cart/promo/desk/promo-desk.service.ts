import { Injectable } from '@nestjs/common';
import { JournalService } from '../../../journal/journal.service.js';
import { demandUnchanged, nextUpdate } from '../../../platform/errors/changed-meanwhile.js';
import { isId } from '../../../platform/input/ids.rules.js';
import { wrongFields } from '../../../platform/input/input-form.js';
import { kopecks, kopecksOrNull } from '../../../platform/money.js';
import { paginationOf, requestedPage } from '../../../platform/pagination/pagination.rules.js';
import { violates } from '../../../platform/prisma/contention.js';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { PrismaService } from '../../../platform/prisma/prisma.service.js';
import { Clock } from '../../../platform/time/clock.js';
import type { Viewer } from '../../../platform/viewer/viewer.js';
import { normalCodeOf } from '../normal-code.rules.js';
import type { OperatorPromoCodeListInput, RemovePromoCodeInput, SavePromoCodeInput } from './promo-desk.input.js';
import type { OperatorPromoCode, OperatorPromoCodePage } from './promo-desk.model.js';
import { type WantedPromoCode, wantedPromoCodeOf } from './promo-desk.rules.js';
import { scopeOf, withScopes, writeScopes } from './promo-scopes.queries.js';

type Transaction = Prisma.TransactionClient;
type Row = Prisma.PromoCodeGetPayload<{ include: typeof withScopes }>;

/** Who asks, in which request. */
interface Asked {
  viewer: Pick<Viewer, 'accountId'>;
  requestId: string;
}

/**
 * Promo codes as managers keep them. A save locks the code by its name, and its row as where orders use it, so that it never lowers the
 * limit below the uses. A removed code stays, because orders refer to it, and its name may be used again.
 */
@Injectable()
export class PromoDeskService {
  constructor(
    private readonly clock: Clock,
    private readonly journal: JournalService,
    private readonly prisma: PrismaService,
  ) {}

  async list(input: OperatorPromoCodeListInput): Promise<OperatorPromoCodePage> {
    const page = requestedPage(input.pagination);
    const where = whereOf(input, this.clock.now());
    if (!where) return { items: [], pagination: paginationOf(page, 0) };
    const { promoCode } = this.prisma.client;
    const [total, rows] = await Promise.all([
      promoCode.count({ where }),
      promoCode.findMany({
        where,
        include: withScopes,
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        skip: (page.page - 1) * page.limit,
        take: page.limit,
      }),
    ]);
    return { items: rows.map(promoCodeOf), pagination: paginationOf(page, total) };
  }

  save({ viewer, requestId }: Asked, dto: SavePromoCodeInput): Promise<OperatorPromoCode> {
    return this.#locked(requestId, normalCodeOf(dto.code), async (transaction, { row, before }) => {
      const wanted = wantedPromoCodeOf(dto, before?.startsAt ?? this.clock.now());
      demandUnchanged(before, dto.updatedAt);
      const id = await this.#write(transaction, wanted, row);
      await writeScopes(transaction, id, dto.goods);
      const after = promoCodeOf(await transaction.promoCode.findUniqueOrThrow({ where: { id }, include: withScopes }));
      const subject = { kind: 'promoCode', id: after.code };
      await this.journal.record(transaction, {
        author: viewer,
        action: 'savePromoCode',
        subject,
        before: plain(before),
        after: plain(after),
      });
      return after;
    });
  }

  /** The code leaves carts at their next quote, and orders that have used it keep their reduction. */
  remove({ viewer, requestId }: Asked, { code, updatedAt }: RemovePromoCodeInput): Promise<OperatorPromoCode> {
    return this.#locked(requestId, normalCodeOf(code), async (transaction, { before }) => {
      demandUnchanged(before, updatedAt);
      if (!before) throw new Error('A promo code that is unchanged exists');
      const now = this.clock.now();
      await transaction.promoCode.update({ where: { id: before.id }, data: { deletedAt: now, updatedAt: nextUpdate(now, before) } });
      const subject = { kind: 'promoCode', id: before.code };
      await this.journal.record(transaction, { author: viewer, action: 'removePromoCode', subject, before: plain(before), after: null });
      return before;
    });
  }

  /** `row` is the code even if it was removed, `before` only if it was not. */
  #locked(
    requestId: string,
    normalCode: string,
    work: (transaction: Transaction, present: { row: Row | null; before: OperatorPromoCode | null }) => Promise<OperatorPromoCode>,
  ): Promise<OperatorPromoCode> {
    return this.prisma.inTransaction(
      requestId,
      async (transaction) => {
        await transaction.$executeRaw`SELECT FROM promo_code WHERE normal_code = ${normalCode} FOR NO KEY UPDATE`;
        const row = await transaction.promoCode.findUnique({ where: { normalCode }, include: withScopes });
        return work(transaction, { row, before: row && row.deletedAt === null ? promoCodeOf(row) : null });
      },
      [`promo code:${normalCode}`],
    );
  }

  async #write(transaction: Transaction, wanted: WantedPromoCode, row: Row | null): Promise<string> {
    if (row && wanted.mostUses !== null && wanted.mostUses < row.uses)
      throw wrongFields([{ field: 'mostUses', message: `Промокод применили уже\u00a0${row.uses}\u00a0раз.` }]);
    const now = nextUpdate(this.clock.now(), row);
    const data = { ...wanted, deletedAt: null, updatedAt: now };
    try {
      const { id } = row
        ? await transaction.promoCode.update({ where: { id: row.id }, data, select: { id: true } })
        : await transaction.promoCode.create({ data: { ...data, createdAt: now }, select: { id: true } });
      return id;
    } catch (error) {
      if (!violates(error, 'promo_code_account_id_fkey')) throw error;
      throw wrongFields([{ field: 'accountId', message: 'Такого покупателя нет.' }]);
    }
  }
}

const plain = (code: OperatorPromoCode | null) => code && { ...code, goods: { ...code.goods } };

/** Returns null if nothing can match. */
function whereOf({ code, accountId, usable }: OperatorPromoCodeListInput, now: Date): Prisma.PromoCodeWhereInput | null {
  if (accountId && !isId(accountId)) return null;
  const isUsable = { active: true, startsAt: { lte: now }, OR: [{ endsAt: null }, { endsAt: { gt: now } }] };
  return {
    deletedAt: null,
    ...(code && { normalCode: { contains: normalCodeOf(code) } }),
    ...(accountId && { accountId }),
    ...(usable === true && isUsable),
    ...(usable === false && { NOT: isUsable }),
  };
}

function promoCodeOf({ scopes, amount, leastSum, ...row }: Row): OperatorPromoCode {
  const { normalCode: _normal, createdAt: _created, deletedAt: _deleted, ...shown } = row;
  return { ...shown, amount: kopecksOrNull(amount), leastSum: kopecks(leastSum), goods: scopeOf(scopes) };
}
