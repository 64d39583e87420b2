import type { ChosenUnit } from '../../catalog/shopping.ts';
import { brandNames } from '../../platform/brand-names.ts';
import type { ListedUnitFragment, ServerCartFragment } from '../../platform/graphql/generated/graphql.ts';
import type { CartLine } from '../cart-lines.rules.ts';

/** The details of a unit that a line keeps. */
export const toUnit = ({ id, name, size, product }: ListedUnitFragment): ChosenUnit => ({
  id,
  productId: product.id,
  slug: product.slug,
  brand: brandNames(product.brands),
  name,
  size: size.name,
  picture: product.cover?.key ?? null,
});

/**
 * The lines of a server's cart in their order, checked and saved for later. Of a unit that was deleted nothing can be shown but what is in
 * `earlier`; without that its line is left out.
 */
export function linesOfServer(
  { lines, savedItems }: Pick<ServerCartFragment, 'lines' | 'savedItems'>,
  earlier: readonly CartLine[] = [],
): CartLine[] {
  const all = [...lines.map((line) => ({ ...line, checked: true })), ...savedItems.map((line) => ({ ...line, checked: false }))];
  return all
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ productItem, productItemId, addedPrice, checked }) => {
      const unit = productItem ? toUnit(productItem) : earlier.find(({ id }) => id === productItemId);
      return unit ? [{ ...unit, addedPrice, quantity: 1 as const, checked }] : [];
    });
}
