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

/** The lines of a server's cart. Lines without a unit are left out, since nothing can be shown of them. */
export const linesOfServer = ({ lines }: Pick<ServerCartFragment, 'lines'>): CartLine[] =>
  lines.flatMap(({ productItem, addedPrice }) =>
    productItem ? [{ ...toUnit(productItem), addedPrice, quantity: 1 as const, checked: true }] : [],
  );
