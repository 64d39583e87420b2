import { Shape } from '../../platform/graphql/selection.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { ProductProperties } from './product-properties.model.js';

/** Properties, from rows called `product` and `extra`. */
const properties = new Shape<ProductProperties>({
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

/** The properties of a row called `product`. A product without a `product_properties` row has only the values of its own columns. */
export const propertiesOfProduct = properties.one(
  () => Prisma.sql`FROM (VALUES (product.id)) AS owner (id) LEFT JOIN product_properties AS extra ON extra.product_id = owner.id`,
);
