import { BitSet } from './bit-set.js';
import type { ProductSets } from './product-sets.js';

const ages = ['ADULT', 'CHILDREN'] as const;

/** Products of other categories than these, for the same sex and age. Products that are not listed are ignored. */
function findCandidates(productIds: readonly string[], { columns, facets, listed }: ProductSets): BitSet {
  const numbers = productIds.flatMap((id) => columns.ids.findNumber(id.toLowerCase()) ?? []).filter((number) => listed.has(number));
  const productAges = ages.filter((age) => numbers.some((number) => facets.findUnion('AGE', [age]).has(number)));
  let candidates = new BitSet();
  candidates.addAll(listed);
  const sexes = numbers.flatMap((number) => columns.sex.get(number) ?? []);
  if (sexes.length > 0) candidates = candidates.and(facets.findUnion('SEX', sexes));
  if (productAges.length > 0) candidates = candidates.and(facets.findUnion('AGE', productAges));
  candidates.deleteAll(
    facets.findUnion(
      'CATEGORIES',
      numbers.flatMap((number) => columns.category.get(number) ?? []),
    ),
  );
  return candidates;
}

/** Returns products to wear with these: the most popular one of each other category, then the second one of each. */
export function findCompanions(productIds: readonly string[], limit: number, sets: ProductSets): string[] {
  const { columns, orders } = sets;
  const positions = orders.readPositions('POPULAR_FIRST');
  const sortedProducts = [...findCandidates(productIds, sets).toNumbers()].toSorted(
    (one, other) => (positions[one] ?? 0) - (positions[other] ?? 0),
  );
  const countByCategory = new Map<string | null, number>();
  const rankedProducts = sortedProducts.map((number) => {
    const category = columns.category.get(number);
    const rank = countByCategory.get(category) ?? 0;
    countByCategory.set(category, rank + 1);
    return { number, rank };
  });
  return rankedProducts
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ number }) => columns.ids.getId(number));
}
