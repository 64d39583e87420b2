import { Injectable } from '@nestjs/common';
import { type CurrentRow, type Entity, JournaledSaveService } from '../../../journal/journaled-save.service.js';
import { isId } from '../../../platform/input/ids.rules.js';
import { InputForm, wrongFieldsError } from '../../../platform/input/input-form.js';
import { requirePage, toPagination } from '../../../platform/input/pagination.js';
import { toKopecks, toKopecksOrNull } from '../../../platform/money.js';
import { isViolation } from '../../../platform/prisma/contention.js';
import { Prisma } from '../../../platform/prisma/generated/client.js';
import { PrismaService } from '../../../platform/prisma/prisma.service.js';
import { Clock } from '../../../platform/process/clock.js';
import type { OperatorInRequest } from '../../../platform/viewer/viewers.port.js';
import { normalizeCode } from '../../quote/normalize-code.rules.js';
import type { OperatorPromoCodeListInput, PromoScopeInput, RemovePromoCodeInput, SavePromoCodeInput } from './promo-admin.input.js';
import type { OperatorPromoCode, OperatorPromoCodeList, PromoScope } from './promo-admin.model.js';

type Transaction = Prisma.TransactionClient;

const scopeTables = { directories: 'directory', brands: 'brand', collections: 'collection', products: 'product' } as const;
type ScopeField = keyof typeof scopeTables;

const emptyScope: PromoScopeInput = { directories: [], brands: [], collections: [], products: [] };

/** Replaces the goods of a code. Throws and names every slug that is unknown. */
async function writeScopes(transaction: Transaction, promoCodeId: string, goods: PromoScopeInput | null | undefined): Promise<void> {
  await transaction.promoCodeScope.deleteMany({ where: { promoCodeId } });
  const scope = goods ?? emptyScope;
  const wrongFields: { field: string; message: string }[] = [];
  for (const kind of Object.keys(scopeTables) as ScopeField[]) {
    const slugs = [...new Set(scope[kind])];
    if (slugs.length === 0) continue;
    const table = Prisma.raw(scopeTables[kind]);
    const foundRows = await transaction.$queryRaw<{ slug: string }[]>`
      WITH named AS (SELECT id, slug FROM ${table} WHERE slug = ANY(${slugs})),
        written AS (INSERT INTO promo_code_scope (promo_code_id, ${Prisma.raw(`${scopeTables[kind]}_id`)})
          SELECT ${promoCodeId}::uuid, id FROM named)
      SELECT slug FROM named`;
    const existingSlugs = new Set(foundRows.map(({ slug }) => slug));
    const unknownSlugs = slugs.filter((slug) => !existingSlugs.has(slug));
    if (unknownSlugs.length > 0) wrongFields.push({ field: `goods.${kind}`, message: `Не\u00a0нашли: ${unknownSlugs.join(', ')}.` });
  }
  if (wrongFields.length > 0) throw wrongFieldsError(wrongFields);
}

const scopesInclude = {
  scopes: {
    select: {
      directory: { select: { slug: true } },
      brand: { select: { slug: true } },
      collection: { select: { slug: true } },
      product: { select: { slug: true } },
    },
  },
} as const satisfies Prisma.PromoCodeInclude;

type ScopeRow = Prisma.PromoCodeGetPayload<{ include: typeof scopesInclude }>['scopes'][number];

function toScope(scopes: readonly ScopeRow[]): PromoScope {
  const listSlugs = (kind: (typeof scopeTables)[ScopeField]) => scopes.flatMap((scope) => scope[kind]?.slug ?? []).sort();
  return {
    directories: listSlugs('directory'),
    brands: listSlugs('brand'),
    collections: listSlugs('collection'),
    products: listSlugs('product'),
  };
}

/** A promo code whose input has been validated. */
export interface ValidPromoCode extends Omit<SavePromoCodeInput, 'updatedAt' | 'startsAt' | 'percent' | 'amount' | 'goods'> {
  normalCode: string;
  percent: number | null;
  amount: number | null;
  startsAt: Date;
  endsAt: Date | null;
  mostUses: number | null;
  mostAccountUses: number | null;
  accountId: string | null;
}

const CODE = /^[\p{L}\p{N}-]{3,40}$/u;

/** Validates the input. `defaultStart` is the start of a code whose input has none. */
function toValidPromoCode({ updatedAt: _updatedAt, goods: _goods, ...dto }: SavePromoCodeInput, defaultStart: Date): ValidPromoCode {
  const form = new InputForm();
  const promoCode = {
    ...dto,
    code: form.readLine('code', dto.code, { label: 'Промокод', max: 40, isRequired: true }),
    normalCode: normalizeCode(dto.code),
    percent: dto.kind === 'PERCENT' ? (dto.percent ?? null) : null,
    amount: dto.kind === 'AMOUNT' ? (dto.amount ?? null) : null,
    startsAt: dto.startsAt ?? defaultStart,
    endsAt: dto.endsAt ?? null,
    mostUses: dto.mostUses ?? null,
    mostAccountUses: dto.mostAccountUses ?? null,
    accountId: dto.accountId?.toLowerCase() ?? null,
  };
  if (promoCode.code !== '' && !CODE.test(promoCode.code))
    form.refuse('code', 'Промокод\u00a0— от\u00a03 до\u00a040 букв, цифр и дефисов.');
  checkValue(form, promoCode);
  checkBounds(form, promoCode);
  if (form.wrongFields.length > 0) throw wrongFieldsError(form.wrongFields);
  return promoCode;
}

function checkValue(form: InputForm, { kind, percent, amount }: ValidPromoCode): void {
  if (kind === 'PERCENT' && (percent === null || percent < 1 || percent > 100))
    form.refuse('percent', 'Скидка\u00a0— от\u00a01 до\u00a0100\u00a0%.');
  if (kind === 'AMOUNT' && (amount === null || amount < 1)) form.refuse('amount', 'Укажите, на\u00a0сколько дешевле.');
}

function checkBounds(form: InputForm, { startsAt, endsAt, leastSum, mostUses, mostAccountUses, accountId }: ValidPromoCode): void {
  if (endsAt && endsAt <= startsAt) form.refuse('endsAt', 'Промокод кончается раньше, чем начинается.');
  if (leastSum < 0) form.refuse('leastSum', 'Сумма не\u00a0бывает меньше нуля.');
  if (mostUses !== null && mostUses < 1) form.refuse('mostUses', 'Хотя\u00a0бы одно применение.');
  if (mostAccountUses !== null && mostAccountUses < 1) form.refuse('mostAccountUses', 'Хотя\u00a0бы одно применение.');
  if (accountId !== null && !isId(accountId)) form.refuse('accountId', 'Такого покупателя нет.');
}

type Row = Prisma.PromoCodeGetPayload<{ include: typeof scopesInclude }>;

/**
 * Promo codes as managers edit them. Saving locks the row just as an order that uses the code does, so that the limit never falls below the
 * number of uses. The row of a removed code stays, because orders refer to it, and its name may be used again.
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

  save(by: OperatorInRequest, dto: SavePromoCodeInput): Promise<OperatorPromoCode> {
    return this.saves.save(by, toEntity('savePromoCode', dto), async (transaction, { row, now }) => {
      const promoCode = toValidPromoCode(dto, row && row.deletedAt === null ? row.startsAt : now);
      const id = await writePromoCode(transaction, promoCode, { row, now });
      await writeScopes(transaction, id, dto.goods);
      return transaction.promoCode.findUniqueOrThrow({ where: { id }, include: scopesInclude });
    });
  }

  /** The code leaves carts at their next quote, and orders that have used it keep their reduction. */
  remove(by: OperatorInRequest, dto: RemovePromoCodeInput): Promise<OperatorPromoCode | null> {
    return this.saves.remove(by, toEntity('endPromoCode', dto), ({ promoCode }, { id }, deletion) =>
      promoCode.update({ where: { id }, data: deletion, select: { id: true } }),
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
      return transaction.promoCode.findUnique({ where: { normalCode }, include: scopesInclude });
    },
    toView: toPromoCode,
  };
}

async function writePromoCode(
  transaction: Prisma.TransactionClient,
  promoCode: ValidPromoCode,
  { row, now }: CurrentRow<Row>,
): Promise<string> {
  if (row && promoCode.mostUses !== null && promoCode.mostUses < row.uses)
    throw wrongFieldsError([{ field: 'mostUses', message: `Промокод применили уже\u00a0${row.uses}\u00a0раз.` }]);
  const data = { ...promoCode, deletedAt: null, updatedAt: now };
  try {
    const { id } = row
      ? await transaction.promoCode.update({ where: { id: row.id }, data, select: { id: true } })
      : await transaction.promoCode.create({ data: { ...data, createdAt: now }, select: { id: true } });
    return id;
  } catch (error) {
    if (!isViolation(error, 'promo_code_account_id_fkey')) throw error;
    throw wrongFieldsError([{ field: 'accountId', message: 'Такого покупателя нет.' }]);
  }
}

/** Returns null if nothing can match. */
function buildWhere({ code, accountId, usable }: OperatorPromoCodeListInput, now: Date): Prisma.PromoCodeWhereInput | null {
  if (accountId && !isId(accountId)) return null;
  const usableFilter = { active: true, startsAt: { lte: now }, OR: [{ endsAt: null }, { endsAt: { gt: now } }] };
  return {
    deletedAt: null,
    ...(code && { normalCode: { contains: normalizeCode(code) } }),
    ...(accountId && { accountId }),
    ...(usable === true && usableFilter),
    ...(usable === false && { NOT: usableFilter }),
  };
}

function toPromoCode({ scopes, amount, leastSum, ...row }: Row): OperatorPromoCode {
  const { normalCode: _normal, createdAt: _created, deletedAt: _deleted, ...fields } = row;
  return { ...fields, amount: toKopecksOrNull(amount), leastSum: toKopecks(leastSum), goods: toScope(scopes) };
}
