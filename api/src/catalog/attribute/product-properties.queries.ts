import { Prisma } from '../../platform/prisma/generated/client.js';
import { Shape } from '../../platform/selection/shape.js';
import type { ProductProperties } from './product-properties.model.js';

/** Properties, from rows called `product` and `further`. */
const properties = new Shape<ProductProperties>({
  modelName: Prisma.sql`product.model_name`,
  material: Prisma.sql`product.material`,
  sex: Prisma.sql`product.sex`,
  seasons: Prisma.sql`product.seasons`,
  factoryDate: Prisma.sql`further.factory_date`,
  paddingMaterial: Prisma.sql`further.padding_material`,
  sole: Prisma.sql`further.sole`,
  additionalInfo: Prisma.sql`further.additional_info`,
  packaging: Prisma.sql`further.packaging`,
  fasteningType: Prisma.sql`further.fastening_type`,
  functionality: Prisma.sql`further.functionality`,
  toeStyle: Prisma.sql`further.toe_style`,
  shagHeight: Prisma.sql`further.shaft_height`,
  heelType: Prisma.sql`further.heel_type`,
});

/** The properties of a row called `product`; a product may have none besides its own columns. */
export const propertiesOfProduct = properties.one(
  () => Prisma.sql`FROM (VALUES (product.id)) AS owner (id) LEFT JOIN product_properties AS further ON further.product_id = owner.id`,
);
