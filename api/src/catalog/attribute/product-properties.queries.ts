import { Shape } from '../../platform/graphql/column-shape.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { ProductProperties } from './product-properties.model.js';

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
