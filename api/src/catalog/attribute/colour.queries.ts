import { Shape } from '../../platform/graphql/column-shape.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { matchVisibleProduct } from '../product/product-visibility.rules.js';
import type { Colour } from './colour.model.js';

const colourShape = new Shape<Colour>({
  name: Prisma.sql`colour.name`,
  hex: Prisma.sql`colour.hex`,
  slug: Prisma.sql`colour.slug`,
});

/** The colour of the row `product`, as a list. */
export const coloursColumn = colourShape.selectList(() => Prisma.sql`FROM colour WHERE colour.id = product.colour_id`);

/** The colours of the model of the row `product`, oldest product first. */
export const modelColoursColumn = colourShape.selectList(
  () => Prisma.sql`FROM product AS sibling JOIN colour ON colour.id = sibling.colour_id
    WHERE sibling.model_name = product.model_name AND sibling.brand_id = product.brand_id AND ${matchVisibleProduct(Prisma.sql`sibling`)}
    GROUP BY colour.id ORDER BY min(sibling.created_at), colour.slug`,
);
