import type { HomeCategoriesQuery } from '../platform/graphql/generated/graphql.ts';

/** What the index of categories says of each, by slug. */
export interface CategoryFacts {
  pictures: Record<string, string>;
  counts: Record<string, number>;
}

type Goods = HomeCategoriesQuery['filteredProducts']['items'][number];

const slugsOf = ({ newArrival, meetPrice, priceDetails, productCategory }: Goods): string[] => [
  productCategory.slug,
  ...(newArrival ? ['new'] : []),
  ...(meetPrice ? ['meet-price'] : []),
  ...(priceDetails?.sale ? ['sale'] : []),
];

/** How many each directory lists; those that no product is in by its category are counted by a question of their own. */
function countsOf({ filterList, new: fresh, sale, meetPrice }: HomeCategoriesQuery): Record<string, number> {
  const listed = { new: fresh, sale, 'meet-price': meetPrice };
  return Object.fromEntries([
    ...filterList.categories.map(({ value, count }) => [value, count] as const),
    ...Object.entries(listed).map(([slug, { pagination }]) => [slug, pagination.totalItems] as const),
  ]);
}

/** A category is shown by the most popular of its goods; no picture stands for two. */
export function categoryFacts(answer: HomeCategoriesQuery): CategoryFacts {
  const pictures: Record<string, string> = {};
  for (const goods of answer.filteredProducts.items) {
    const slug = slugsOf(goods).find((one) => !pictures[one]);
    if (slug && goods.cover) pictures[slug] = goods.cover.key;
  }
  return { pictures, counts: countsOf(answer) };
}
