import { Injectable } from '@nestjs/common';
import { type Entity, JournaledSaveService, type Present } from '../../../journal/journaled-save.service.js';
import { isId } from '../../../platform/input/ids.rules.js';
import { wrongFields } from '../../../platform/input/input-form.js';
import { requestedPage, toPagination } from '../../../platform/input/pagination.js';
import { kopecks, kopecksOrNull } from '../../../platform/money.js';
import { violates } from '../../../platform/prisma/contention.js';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { PrismaService } from '../../../platform/prisma/prisma.service.js';
import { Clock } from '../../../platform/process/clock.js';
import type { OperatorInRequest } from '../../../platform/viewer/viewers.port.js';
import { normalizeCode } from '../../quote/normal-code.rules.js';
import type { OperatorPromoCodeListInput, RemovePromoCodeInput, SavePromoCodeInput } from './promo-admin.input.js';
import type { OperatorPromoCode, OperatorPromoCodeList } from './promo-admin.model.js';
import { type RequestedPromoCode, toRequestedPromoCode } from './promo-admin.rules.js';
import { toScope, withScopes, writeScopes } from './promo-scopes.queries.js';

type Row = Prisma.PromoCodeGetPayload<{ include: typeof withScopes }>;

/**
 * Promo codes as managers keep them. The row is locked as where orders use it, so that a save never lowers the limit below the uses. A
 * removed code stays, because orders refer to it, and its name may be used again.
 */
@Injectable()
export class PromoAdminService {
  constructor(
    private readonly clock: Clock,
    private readonly prisma: PrismaService,
    private readonly saves: JournaledSaveService,
  ) {}

  async list(input: OperatorPromoCodeListInput): Promise<OperatorPromoCodeList> {
    const page = requestedPage(input.pagination);
    const where = buildWhere(input, this.clock.now());
    if (!where) return { items: [], pagination: toPagination(page, 0) };
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
    return { items: rows.map(toPromoCode), pagination: toPagination(page, total) };
  }

  save(by: OperatorInRequest, dto: SavePromoCodeInput): Promise<OperatorPromoCode> {
    return this.saves.save(by, toEntity('savePromoCode', dto), async (transaction, { row, now }) => {
      const requested = toRequestedPromoCode(dto, row && row.deletedAt === null ? row.startsAt : now);
      const id = await write(transaction, requested, { row, now });
      await writeScopes(transaction, id, dto.goods);
      return transaction.promoCode.findUniqueOrThrow({ where: { id }, include: withScopes });
    });
  }

  /** The code leaves carts at their next quote, and orders that have used it keep their reduction. */
  remove(by: OperatorInRequest, dto: RemovePromoCodeInput): Promise<OperatorPromoCode | null> {
    return this.saves.remove(by, toEntity('endPromoCode', dto), ({ promoCode }, { id }, deleted) =>
      promoCode.update({ where: { id }, data: deleted, select: { id: true } }),
    );
  }
}

function toEntity(action: string, { code, updatedAt }: Pick<SavePromoCodeInput, 'code' | 'updatedAt'>): Entity<Row, OperatorPromoCode> {
  const normalCode = normalizeCode(code);
  return {
    kind: 'promoCode',
    name: normalCode,
    action,
    readAt: updatedAt,
    find: async (transaction) => {
      await transaction.$executeRaw`SELECT FROM promo_code WHERE normal_code = ${normalCode} FOR NO KEY UPDATE`;
      return transaction.promoCode.findUnique({ where: { normalCode }, include: withScopes });
    },
    show: toPromoCode,
  };
}

async function write(transaction: Prisma.TransactionClient, requested: RequestedPromoCode, { row, now }: Present<Row>): Promise<string> {
  if (row && requested.mostUses !== null && requested.mostUses < row.uses)
    throw wrongFields([{ field: 'mostUses', message: `Промокод применили уже\u00a0${row.uses}\u00a0раз.` }]);
  const data = { ...requested, deletedAt: null, updatedAt: now };
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

/** Returns null if nothing can match. */
function buildWhere({ code, accountId, usable }: OperatorPromoCodeListInput, now: Date): Prisma.PromoCodeWhereInput | null {
  if (accountId && !isId(accountId)) return null;
  const isUsable = { active: true, startsAt: { lte: now }, OR: [{ endsAt: null }, { endsAt: { gt: now } }] };
  return {
    deletedAt: null,
    ...(code && { normalCode: { contains: normalizeCode(code) } }),
    ...(accountId && { accountId }),
    ...(usable === true && isUsable),
    ...(usable === false && { NOT: isUsable }),
  };
}

function toPromoCode({ scopes, amount, leastSum, ...row }: Row): OperatorPromoCode {
  const { normalCode: _normal, createdAt: _created, deletedAt: _deleted, ...fields } = row;
  return { ...fields, amount: kopecksOrNull(amount), leastSum: kopecks(leastSum), goods: toScope(scopes) };
}
