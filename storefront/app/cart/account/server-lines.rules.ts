import type { ChosenUnit } from '../../catalog/cart-and-favourites.ts';
import { joinBrandNames } from '../../platform/brand-names.ts';
import type { ListedUnitFragment, ServerCartFragment } from '../../platform/graphql/generated/graphql.ts';
import type { CartLine } from '../cart-lines.rules.ts';

/** Returns the part of a unit that a cart line stores. */
export const toChosenUnit = ({ id, name, size, product }: ListedUnitFragment): ChosenUnit => ({
  id,
  productId: product.id,
  slug: product.slug,
  brand: joinBrandNames(product.brands),
  name,
  size: size.name,
  picture: product.cover?.key ?? null,
});

/** Placeholder for a unit that the shop has deleted. */
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
 * The lines of a server's cart in their order, checked and saved for later. The details of a deleted unit come from `previousLines`, if
 * they contain the unit.
 */
export function toCartLines(
  { lines, savedItems }: Pick<ServerCartFragment, 'lines' | 'savedItems'>,
  previousLines: readonly CartLine[] = [],
): CartLine[] {
  const serverLines = [...lines.map((line) => ({ ...line, checked: true })), ...savedItems.map((line) => ({ ...line, checked: false }))];
  return serverLines
    .toSorted((first, second) => first.position - second.position)
    .map(({ productItem, productItemId, addedPrice, checked }) => {
      const unit = productItem
        ? toChosenUnit(productItem)
        : (previousLines.find(({ id }) => id === productItemId) ?? toDeletedUnit(productItemId));
      return { ...unit, addedPrice, quantity: 1 as const, checked };
    });
}
