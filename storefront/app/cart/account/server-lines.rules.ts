import type { ChosenUnit } from '../../catalog/cart-and-favourites.ts';
import { joinBrandNames } from '../../platform/brand-names.ts';
import type { ListedUnitFragment, ServerCartFragment } from '../../platform/graphql/generated/graphql.ts';
import type { CartLine } from '../cart-lines.rules.ts';

/** The details of a unit that a line keeps. */
export const toUnit = ({ id, name, size, product }: ListedUnitFragment): ChosenUnit => ({
  id,
  productId: product.id,
  slug: product.slug,
  brand: joinBrandNames(product.brands),
  name,
  size: size.name,
  picture: product.cover?.key ?? null,
});

/** Stands for a unit of which nothing is known any more, because the shop has deleted it. */
const toDeletedUnit = (id: string): ChosenUnit => ({
  id,
  productId: '',
  slug: '',
  brand: '',
  name: 'Одна из\u00a0вещей',
  size: '',
  picture: null,
});

export const isDeletedUnit = ({ slug }: ChosenUnit): boolean => slug === '';

/**
 * The lines of a server's cart in their order, checked and saved for later. Of a unit that was deleted nothing can be shown but what is in
 * `earlier`.
 */
export function toCartLines(
  { lines, savedItems }: Pick<ServerCartFragment, 'lines' | 'savedItems'>,
  earlier: readonly CartLine[] = [],
): CartLine[] {
  const all = [...lines.map((line) => ({ ...line, checked: true })), ...savedItems.map((line) => ({ ...line, checked: false }))];
  return all
    .toSorted((one, other) => one.position - other.position)
    .map(({ productItem, productItemId, addedPrice, checked }) => {
      const unit = productItem ? toUnit(productItem) : (earlier.find(({ id }) => id === productItemId) ?? toDeletedUnit(productItemId));
      return { ...unit, addedPrice, quantity: 1 as const, checked };
    });
}
