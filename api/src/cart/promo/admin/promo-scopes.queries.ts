import { wrongFields } from '../../../platform/input/input-form.js';
import { Prisma } from '../../../platform/prisma/generated/client.js';
import type { PromoScopeInput } from './promo-admin.input.js';
import type { PromoScope } from './promo-admin.model.js';

type Transaction = Prisma.TransactionClient;

const kinds = { directories: 'directory', brands: 'brand', collections: 'collection', products: 'product' } as const;
type Kind = keyof typeof kinds;

const nothing: PromoScopeInput = { directories: [], brands: [], collections: [], products: [] };

/** Replaces the goods of a code. Throws and names every slug that is unknown. */
export async function writeScopes(transaction: Transaction, promoCodeId: string, goods: PromoScopeInput | null | undefined): Promise<void> {
  await transaction.promoCodeScope.deleteMany({ where: { promoCodeId } });
  const requested = goods ?? nothing;
  const wrong: { field: string; message: string }[] = [];
  for (const kind of Object.keys(kinds) as Kind[]) {
    const slugs = [...new Set(requested[kind])];
    if (slugs.length === 0) continue;
    const table = Prisma.raw(kinds[kind]);
    const found = await transaction.$queryRaw<{ slug: string }[]>`
      WITH named AS (SELECT id, slug FROM ${table} WHERE slug = ANY(${slugs})),
        written AS (INSERT INTO promo_code_scope (promo_code_id, ${Prisma.raw(`${kinds[kind]}_id`)})
          SELECT ${promoCodeId}::uuid, id FROM named)
      SELECT slug FROM named`;
    const existing = new Set(found.map(({ slug }) => slug));
    const unknown = slugs.filter((slug) => !existing.has(slug));
    if (unknown.length > 0) wrong.push({ field: `goods.${kind}`, message: `Не\u00a0нашли: ${unknown.join(', ')}.` });
  }
  if (wrong.length > 0) throw wrongFields(wrong);
}

export const withScopes = {
  scopes: {
    select: {
      directory: { select: { slug: true } },
      brand: { select: { slug: true } },
      collection: { select: { slug: true } },
      product: { select: { slug: true } },
    },
  },
} as const satisfies Prisma.PromoCodeInclude;

type ScopeRow = Prisma.PromoCodeGetPayload<{ include: typeof withScopes }>['scopes'][number];

export function toScope(scopes: readonly ScopeRow[]): PromoScope {
  const listSlugs = (kind: (typeof kinds)[Kind]) => scopes.flatMap((scope) => scope[kind]?.slug ?? []).sort();
  return {
    directories: listSlugs('directory'),
    brands: listSlugs('brand'),
    collections: listSlugs('collection'),
    products: listSlugs('product'),
  };
}
