import { Injectable } from '@nestjs/common';
import { type CurrentRow, type Entity, JournaledSaveService } from '../../../journal/journaled-save.service.js';
import { isId } from '../../../platform/input/ids.rules.js';
import { wrongFieldsError } from '../../../platform/input/input-form.js';
import { requirePage, toPagination } from '../../../platform/input/pagination.js';
import { toKopecks, toKopecksOrNull } from '../../../platform/money.js';
import { isViolation } from '../../../platform/prisma/database-errors.js';
import { Prisma } from '../../../platform/prisma/generated/client.js';
import { PrismaService } from '../../../platform/prisma/prisma.service.js';
import { Clock } from '../../../platform/process/clock.js';
import type { OperatorInRequest } from '../../../platform/viewer/viewers.port.js';
import { normalizePromoCode } from '../../quote/normalize-promo-code.rules.js';
import type { OperatorPromoCodeListInput, RemovePromoCodeInput, SavePromoCodeInput } from './promo-admin.input.js';
import type { OperatorPromoCode, OperatorPromoCodeList } from './promo-admin.model.js';
import { toValidPromoCode, type ValidPromoCode } from './promo-admin.rules.js';
import { scopesInclude, toScope, writeScopes } from './promo-scope.queries.js';

type PromoCodeRow = Prisma.PromoCodeGetPayload<{ include: typeof scopesInclude }>;

/**
 * Promo codes as managers edit them. Saving locks the row just as an order that uses the code does, so that the limit never falls below the
 * number of uses. The row of a removed code stays, because orders refer to it, but a new code may have the same name.
 */
@Injectable()
export class PromoAdminService {
  constructor(
    private readonly clock: Clock,
    private readonly prisma: PrismaService,
    private readonly saves: JournaledSaveService,
  ) {}

  async list(input: OperatorPromoCodeListInput): Promise<OperatorPromoCodeList> {
    const page = requirePage(input.pagination);
    const where = buildWhere(input, this.clock.now());
    if (!where) return { items: [], pagination: toPagination(page, 0) };
    const { promoCode } = this.prisma.client;
    const [total, rows] = await Promise.all([
      promoCode.count({ where }),
      promoCode.findMany({
        where,
        include: scopesInclude,
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        skip: (page.page - 1) * page.limit,
        take: page.limit,
      }),
    ]);
    return { items: rows.map(toPromoCode), pagination: toPagination(page, total) };
  }

  save(request: OperatorInRequest, dto: SavePromoCodeInput): Promise<OperatorPromoCode> {
    return this.saves.save(request, toPromoCodeEntity('savePromoCode', dto), async (transaction, { row, now }) => {
      const promoCode = toValidPromoCode(dto, row && row.deletedAt === null ? row.startsAt : now);
      const id = await writePromoCode(transaction, promoCode, { row, now });
      await writeScopes(transaction, id, dto.goods);
      return transaction.promoCode.findUniqueOrThrow({ where: { id }, include: scopesInclude });
    });
  }

  /** Carts lose their reduction at the next quote. Orders that have used the code keep theirs. */
  remove(request: OperatorInRequest, dto: RemovePromoCodeInput): Promise<OperatorPromoCode | null> {
    return this.saves.remove(request, toPromoCodeEntity('endPromoCode', dto), ({ promoCode }, { id }, deletion) =>
      promoCode.update({ where: { id }, data: deletion, select: { id: true } }),
    );
  }
}

function toPromoCodeEntity(
  action: string,
  { code, updatedAt }: Pick<SavePromoCodeInput, 'code' | 'updatedAt'>,
): Entity<PromoCodeRow, OperatorPromoCode> {
  const normalCode = normalizePromoCode(code);
  return {
    kind: 'promoCode',
    name: normalCode,
    action,
    expectedUpdatedAt: updatedAt,
    find: async (transaction) => {
      await transaction.$executeRaw`SELECT FROM promo_code WHERE normal_code = ${normalCode} FOR NO KEY UPDATE`;
      return transaction.promoCode.findUnique({ where: { normalCode }, include: scopesInclude });
    },
    toView: toPromoCode,
  };
}

async function writePromoCode(
  transaction: Prisma.TransactionClient,
  promoCode: ValidPromoCode,
  { row, now }: CurrentRow<PromoCodeRow>,
): Promise<string> {
  if (row && promoCode.mostUses !== null && promoCode.mostUses < row.uses)
    throw wrongFieldsError([{ field: 'mostUses', message: `Промокод применили уже\u00a0${row.uses}\u00a0раз.` }]);
  const savedFields = { ...promoCode, deletedAt: null, updatedAt: now };
  try {
    const { id } = row
      ? await transaction.promoCode.update({ where: { id: row.id }, data: savedFields, select: { id: true } })
      : await transaction.promoCode.create({ data: { ...savedFields, createdAt: now }, select: { id: true } });
    return id;
  } catch (error) {
    if (!isViolation(error, 'promo_code_account_id_fkey')) throw error;
    throw wrongFieldsError([{ field: 'accountId', message: 'Такого покупателя нет.' }]);
  }
}

/** Returns null if no promo code can match. */
function buildWhere({ code, accountId, usable }: OperatorPromoCodeListInput, now: Date): Prisma.PromoCodeWhereInput | null {
  if (accountId && !isId(accountId)) return null;
  const usableFilter = { active: true, startsAt: { lte: now }, OR: [{ endsAt: null }, { endsAt: { gt: now } }] };
  return {
    deletedAt: null,
    ...(code && { normalCode: { contains: normalizePromoCode(code) } }),
    ...(accountId && { accountId }),
    ...(usable === true && usableFilter),
    ...(usable === false && { NOT: usableFilter }),
  };
}

function toPromoCode({ scopes, amount, leastSum, ...row }: PromoCodeRow): OperatorPromoCode {
  const { normalCode: _normal, createdAt: _created, deletedAt: _deleted, ...fields } = row;
  return { ...fields, amount: toKopecksOrNull(amount), leastSum: toKopecks(leastSum), goods: toScope(scopes) };
}
