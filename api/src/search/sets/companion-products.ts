import { BitSet } from './bit-set.js';
import type { SearchSets } from './search-sets.js';

const ages = ['ADULT', 'CHILDREN'] as const;

/** Finds products of other categories than the given products, for the same sex and age. Given products that are not listed are ignored. */
function findCandidates(productIds: readonly string[], { columns, facets, listedProducts }: SearchSets): BitSet {
  const productNumbers = productIds
    .flatMap((id) => columns.ids.findNumber(id.toLowerCase()) ?? [])
    .filter((number) => listedProducts.has(number));
  const productAges = ages.filter((age) => productNumbers.some((number) => facets.findUnion('AGE', [age]).has(number)));
  let candidates = new BitSet();
  candidates.addAll(listedProducts);
  const sexes = productNumbers.flatMap((number) => columns.sex.get(number) ?? []);
  if (sexes.length > 0) candidates = candidates.and(facets.findUnion('SEX', sexes));
  if (productAges.length > 0) candidates = candidates.and(facets.findUnion('AGE', productAges));
  candidates.deleteAll(
    facets.findUnion(
      'CATEGORIES',
      productNumbers.flatMap((number) => columns.category.get(number) ?? []),
    ),
  );
  return candidates;
}

/**
 * Returns products to wear with the given products: the most popular product of each other category, then the second most popular of each.
 */
export function findCompanions(productIds: readonly string[], limit: number, sets: SearchSets): string[] {
  const { columns, sortOrders } = sets;
  const positions = sortOrders.readPositions('POPULAR_FIRST');
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
