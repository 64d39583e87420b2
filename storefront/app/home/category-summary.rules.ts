import type { HomeCategoriesQuery } from '../platform/graphql/generated/graphql.ts';

/** Pictures and product counts of directories, by slug. */
export interface CategorySummary {
  pictures: Record<string, string>;
  counts: Record<string, number>;
}

type Product = HomeCategoriesQuery['filteredProducts']['items'][number];

const listDirectorySlugs = ({ newArrival, meetPrice, priceDetails, productCategory }: Product): string[] => [
  productCategory.slug,
  ...(newArrival ? ['new'] : []),
  ...(meetPrice ? ['meet-price'] : []),
  ...(priceDetails?.sale ? ['sale'] : []),
];

/**
 * Product count of each directory. New, sale and meet-price products are counted by separate queries, because these directories are not
 * categories.
 */
function countProducts({ filterList, new: newArrivals, sale, meetPrice }: HomeCategoriesQuery): Record<string, number> {
  const listings = { new: newArrivals, sale, 'meet-price': meetPrice };
  return Object.fromEntries([
    ...filterList.categories.map(({ value, count }) => [value, count] as const),
    ...Object.entries(listings).map(([slug, { pagination }]) => [slug, pagination.totalItems] as const),
  ]);
}

/** Each directory gets the picture of its most popular product whose picture no other directory has. */
export function summarizeCategories(response: HomeCategoriesQuery): CategorySummary {
  const pictures: Record<string, string> = {};
  for (const product of response.filteredProducts.items) {
    const slug = listDirectorySlugs(product).find((candidateSlug) => !pictures[candidateSlug]);
    if (slug && product.cover) pictures[slug] = product.cover.key;
  }
  return { pictures, counts: countProducts(response) };
}
