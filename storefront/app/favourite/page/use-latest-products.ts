import { useState } from 'react';

/** Returns the products of all responses by id, because the latest response may lack a product that was removed before it. */
export function useLatestProducts<Product extends { id: string }>(
  latestProducts: readonly Product[] | undefined,
): ReadonlyMap<string, Product> {
  const [{ sourceProducts, products }, setProducts] = useState({ sourceProducts: latestProducts, products: indexById(latestProducts) });
  if (sourceProducts === latestProducts) return products;
  const nextProducts = new Map([...products, ...indexById(latestProducts)]);
  setProducts({ sourceProducts: latestProducts, products: nextProducts });
  return nextProducts;
}

const indexById = <Product extends { id: string }>(products: readonly Product[] = []): ReadonlyMap<string, Product> =>
  new Map(products.map((product) => [product.id, product]));
