import { useState } from 'react';

/** Returns the products of all responses by id, because the latest response may lack a product that was removed before it. */
export function useProductsOfAllResponses<Product extends { id: string }>(
  latestResponse: readonly Product[] | undefined,
): ReadonlyMap<string, Product> {
  const [{ mergedResponse, products }, setProducts] = useState({ mergedResponse: latestResponse, products: indexById(latestResponse) });
  if (mergedResponse === latestResponse) return products;
  const nextProducts = new Map([...products, ...indexById(latestResponse)]);
  setProducts({ mergedResponse: latestResponse, products: nextProducts });
  return nextProducts;
}

const indexById = <Product extends { id: string }>(products: readonly Product[] = []): ReadonlyMap<string, Product> =>
  new Map(products.map((product) => [product.id, product]));
