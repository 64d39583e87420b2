import { createPicturePathColumn, createTimeColumn, Shape } from '../../platform/graphql/column-shape.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { matchVisibleProduct } from '../product/product-visibility.rules.js';
import type { Badge, Colour } from './attribute.model.js';
import type { ProductProperties } from './product-properties.model.js';

const badgeShape = new Shape<Badge>({
  id: Prisma.sql`badge.id`,
  slug: Prisma.sql`badge.slug`,
  title: Prisma.sql`badge.title`,
  textColor: Prisma.sql`badge.text_colour`,
  backgroundColor: Prisma.sql`badge.background_colour`,
  logoUrl: createPicturePathColumn(Prisma.sql`badge.logo_key`, 320),
  createdAt: createTimeColumn(Prisma.sql`badge.created_at`),
  updatedAt: createTimeColumn(Prisma.sql`badge.updated_at`),
});

/** The badges of the row `product`, in the order of their positions. */
export const badgesColumn = badgeShape.selectList(
  () => Prisma.sql`FROM product_badge JOIN badge ON badge.id = product_badge.badge_id
    WHERE product_badge.product_id = product.id AND badge.deleted_at IS NULL ORDER BY product_badge.position, badge.id`,
);

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

/** Columns of the properties, from the rows `product` and `extra`. */
const propertiesShape = new Shape<ProductProperties>({
  modelName: Prisma.sql`product.model_name`,
  material: Prisma.sql`product.material`,
  sex: Prisma.sql`product.sex`,
  seasons: Prisma.sql`product.seasons`,
  factoryDate: Prisma.sql`extra.factory_date`,
  paddingMaterial: Prisma.sql`extra.padding_material`,
  sole: Prisma.sql`extra.sole`,
  additionalInfo: Prisma.sql`extra.additional_info`,
  packaging: Prisma.sql`extra.packaging`,
  fasteningType: Prisma.sql`extra.fastening_type`,
  functionality: Prisma.sql`extra.functionality`,
  toeStyle: Prisma.sql`extra.toe_style`,
  shagHeight: Prisma.sql`extra.shaft_height`,
  heelType: Prisma.sql`extra.heel_type`,
});

/** The properties of the row `product`. A product without a `product_properties` row has only the values of its own columns. */
export const propertiesColumn = propertiesShape.selectOne(
  () => Prisma.sql`FROM (VALUES (product.id)) AS owner (id) LEFT JOIN product_properties AS extra ON extra.product_id = owner.id`,
);
