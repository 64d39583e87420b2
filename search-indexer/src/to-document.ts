import { displayedItem, type SearchDocument, saleOf } from '@meet/api/search';
import type { DirectoryRule, LoadedProduct, VirtualDirectory } from './load-products.js';

const meetsRule: Record<DirectoryRule, (product: LoadedProduct, sale: number) => boolean> = {
  NEW: ({ newArrival }) => newArrival,
  SALE: (_product, sale) => sale >= 1,
  MEET_PRICE: ({ meetPrice }) => meetPrice,
};

/** The document of a product; null for one that listings leave out. */
export const toDocument = (product: LoadedProduct, virtualDirectories: readonly VirtualDirectory[]): SearchDocument | null => {
  const displayed = product.listed ? displayedItem(product.items, product.loadedAt) : undefined;
  if (displayed === undefined) return null;
  const sale = saleOf(displayed) ?? 0;
  const virtual = virtualDirectories.filter(({ rule }) => meetsRule[rule](product, sale)).map(({ slug }) => slug);
  return {
    productId: product.id,
    directories: [...new Set([...(product.category === null ? [] : [product.category]), ...virtual])],
    collections: product.collections,
    productType: product.productType,
    productSubType: product.productSubType,
    price: Number(displayed.price),
    sale,
    unitSold: product.unitSold,
    newestAt: product.createdAt,
  };
};
