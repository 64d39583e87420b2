import { Shape } from '../../platform/graphql/selection.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { productIsVisible } from '../product/product-visibility.rules.js';
import type { Colour } from './colour.model.js';

/** A colour, from a row called `colour`. */
const colour = new Shape<Colour>({
  name: Prisma.sql`colour.name`,
  hex: Prisma.sql`colour.hex`,
  slug: Prisma.sql`colour.slug`,
});

/** The colour of a row called `product`, as a list. */
export const coloursOfProduct = colour.list(() => Prisma.sql`FROM colour WHERE colour.id = product.colour_id`);

/** The colours of the model of a row called `product`, oldest product first. */
export const coloursOfModel = colour.list(
  () => Prisma.sql`FROM product AS sibling JOIN colour ON colour.id = sibling.colour_id
    WHERE sibling.model_name = product.model_name AND sibling.brand_id = product.brand_id AND ${productIsVisible(Prisma.sql`sibling`)}
    GROUP BY colour.id ORDER BY min(sibling.created_at), colour.slug`,
);
