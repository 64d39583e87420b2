import { normalizePromoCode } from '../../src/cart/quote/normalize-promo-code.rules.js';
import type { Prisma, PrismaClient, PromoCode, PromoCodeScope } from '../../src/platform/prisma/generated/client.js';
import { unique } from '../support/unique.js';

type PromoOverrides = Partial<Omit<Prisma.PromoCodeCreateManyInput, 'normalCode'>>;

/** By default the promo code takes 10 % off all goods, for everybody. */
export function newPromoCode(overrides: PromoOverrides = {}) {
  const code = overrides.code ?? unique('MEET').toUpperCase();
  const kind = overrides.kind ?? 'PERCENT';
  const percent = kind === 'PERCENT' ? 10 : null;
  const amount = kind === 'AMOUNT' ? 500_00n : null;
  return { kind, percent, amount, ...overrides, code, normalCode: normalizePromoCode(code) } satisfies Prisma.PromoCodeCreateManyInput;
}

export function buildPromoCode(db: PrismaClient, overrides: PromoOverrides = {}): Promise<PromoCode> {
  return db.promoCode.create({ data: { startsAt: new Date(Date.now() - 1_000), ...newPromoCode(overrides) } });
}

type ScopeOverrides = Partial<Omit<Prisma.PromoCodeScopeCreateManyInput, 'id'>>;

/**
 * Adds a scope to a promo code, which is valid only for the goods of its scopes. `overrides` names the goods of this scope, and the promo
 * code, if that exists already.
 */
export async function buildPromoCodeScope(db: PrismaClient, overrides: ScopeOverrides): Promise<PromoCodeScope> {
  const promoCodeId = overrides.promoCodeId ?? (await buildPromoCode(db)).id;
  return db.promoCodeScope.create({ data: { ...overrides, promoCodeId } });
}

/** Stores the promo code that an account has entered in its cart; null removes it. */
export async function storePromoCode(db: PrismaClient, accountId: string, promoCodeId: string | null): Promise<void> {
  await db.cart.upsert({ where: { accountId }, create: { accountId, promoCodeId }, update: { promoCodeId } });
}
