import {
  computeSale,
  findDisplayedItem,
  formatOffer,
  isAvailable,
  type SearchDocument,
  type Season,
  type Sex,
  toDeliverySpeed,
} from '@meet/api/search';
import type { LoadedProduct } from './load-products.js';
import type { DirectoryRule, VirtualDirectory } from './virtual-directories.js';

const ruleChecks: Record<DirectoryRule, (product: LoadedProduct, sale: number) => boolean> = {
  NEW: ({ newArrival }) => newArrival,
  SALE: (_product, sale) => sale >= 1,
  MEET_PRICE: ({ meetPrice }) => meetPrice,
};

const matchingSexes: Partial<Record<Sex, readonly Sex[]>> = { UNISEX: ['FEMALE', 'MALE', 'UNISEX'] };

const matchingSeasons: Partial<Record<Season, readonly Season[]>> = {
  SPRING_SUMMER: ['SPRING', 'SUMMER', 'SPRING_SUMMER'],
  AUTUMN_WINTER: ['AUTUMN', 'WINTER', 'AUTUMN_WINTER'],
};

/** Distinct values in a fixed order, so that equal content gives equal documents. */
const sortUnique = <Value extends string>(values: readonly Value[]): Value[] => [...new Set(values)].sort();

const listOffers = ({ items, loadedAt }: LoadedProduct): string[] =>
  sortUnique(items.filter((item) => isAvailable(item, loadedAt)).map(({ size, supplier }) => formatOffer(size, toDeliverySpeed(supplier))));

const listDirectories = (product: LoadedProduct, sale: number, virtualDirectories: readonly VirtualDirectory[]) => {
  const { category, categoryName } = product;
  const categoryDirectories = category === null || categoryName === null ? [] : [{ slug: category, name: categoryName }];
  return [...categoryDirectories, ...virtualDirectories.filter(({ rule }) => ruleChecks[rule](product, sale))];
};

/** Builds the document of a product. Null if the product is not listed or has no unit for sale. */
export const toDocument = (product: LoadedProduct, virtualDirectories: readonly VirtualDirectory[]): SearchDocument | null => {
  const displayedItem = product.listed ? findDisplayedItem(product.items, product.loadedAt) : undefined;
  if (displayedItem === undefined) return null;
  const { sex, seasons, texts } = product;
  const sale = computeSale(displayedItem) ?? 0;
  const directories = listDirectories(product, sale, virtualDirectories);
  return {
    productId: product.id,
    directories: [...new Set(directories.map(({ slug }) => slug))],
    collections: product.collections,
    category: product.category,
    productType: product.productType,
    productSubType: product.productSubType,
    brand: product.brand,
    model: texts.model,
    colour: product.colour,
    sexes: [...(matchingSexes[sex] ?? [sex])],
    seasons: sortUnique(seasons.flatMap((season) => matchingSeasons[season] ?? [season])),
    age: product.age,
    material: product.material,
    offers: listOffers(product),
    texts: { ...texts, categories: sortUnique(directories.map(({ name }) => name)) },
    price: Number(displayedItem.price),
    sale,
    unitSold: product.unitSold,
    newestAt: product.createdAt.getTime(),
  };
};
