import { wrongFieldsError } from '../../../platform/input/input-form.js';
import { Prisma } from '../../../platform/prisma/generated/client.js';
import type { PromoScopeInput } from './promo-admin.input.js';
import type { PromoScope } from './promo-admin.model.js';

const scopeTables = { directories: 'directory', brands: 'brand', collections: 'collection', products: 'product' } as const;
type ScopeField = keyof typeof scopeTables;

const emptyScope: PromoScopeInput = { directories: [], brands: [], collections: [], products: [] };

/** Replaces the goods to which a promo code applies. Throws an error that lists every unknown slug. */
export async function writeScopes(
  transaction: Prisma.TransactionClient,
  promoCodeId: string,
  goods: PromoScopeInput | null | undefined,
): Promise<void> {
  await transaction.promoCodeScope.deleteMany({ where: { promoCodeId } });
  const scope = goods ?? emptyScope;
  const wrongFields: { field: string; message: string }[] = [];
  for (const scopeField of Object.keys(scopeTables) as ScopeField[]) {
    const slugs = [...new Set(scope[scopeField])];
    if (slugs.length === 0) continue;
    const table = Prisma.raw(scopeTables[scopeField]);
    const foundRows = await transaction.$queryRaw<{ slug: string }[]>`
      WITH named AS (SELECT id, slug FROM ${table} WHERE slug = ANY(${slugs})),
        written AS (INSERT INTO promo_code_scope (promo_code_id, ${Prisma.raw(`${scopeTables[scopeField]}_id`)})
          SELECT ${promoCodeId}::uuid, id FROM named)
      SELECT slug FROM named`;
    const existingSlugs = new Set(foundRows.map(({ slug }) => slug));
    const unknownSlugs = slugs.filter((slug) => !existingSlugs.has(slug));
    if (unknownSlugs.length > 0) wrongFields.push({ field: `goods.${scopeField}`, message: `Не\u00a0нашли: ${unknownSlugs.join(', ')}.` });
  }
  if (wrongFields.length > 0) throw wrongFieldsError(wrongFields);
}

export const scopesInclude = {
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

export function toScope(scopes: readonly ScopeRow[]): PromoScope {
  const listSlugs = (relation: (typeof scopeTables)[ScopeField]) => scopes.flatMap((scope) => scope[relation]?.slug ?? []).sort();
  return {
    directories: listSlugs('directory'),
    brands: listSlugs('brand'),
    collections: listSlugs('collection'),
    products: listSlugs('product'),
  };
}
