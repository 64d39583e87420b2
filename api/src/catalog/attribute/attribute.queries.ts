import { type Column, createPicturePathColumn, createTimeColumn, Shape } from '../../platform/graphql/column-shape.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { maxLimit } from '../../platform/input/pagination.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { matchVisibleProduct } from '../product/product-visibility.rules.js';
import type { Badge, Colour, Image } from './attribute.model.js';
import type { ProductProperties } from './product-properties.model.js';

/** A badge, from a row called `badge`. */
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

/** The sorted badges of a row called `product`. */
export const badgesOfProduct = badgeShape.selectList(
  () => Prisma.sql`FROM product_badge JOIN badge ON badge.id = product_badge.badge_id
    WHERE product_badge.product_id = product.id AND badge.deleted_at IS NULL ORDER BY product_badge.position, badge.id`,
);

/** A colour, from a row called `colour`. */
const colourShape = new Shape<Colour>({
  name: Prisma.sql`colour.name`,
  hex: Prisma.sql`colour.hex`,
  slug: Prisma.sql`colour.slug`,
});

/** The colour of a row called `product`, as a list. */
export const coloursOfProduct = colourShape.selectList(() => Prisma.sql`FROM colour WHERE colour.id = product.colour_id`);

/** The colours of the model of a row called `product`, oldest product first. */
export const coloursOfModel = colourShape.selectList(
  () => Prisma.sql`FROM product AS sibling JOIN colour ON colour.id = sibling.colour_id
    WHERE sibling.model_name = product.model_name AND sibling.brand_id = product.brand_id AND ${matchVisibleProduct(Prisma.sql`sibling`)}
    GROUP BY colour.id ORDER BY min(sibling.created_at), colour.slug`,
);

/** A picture of a product, from a row called `image`. */
const imageShape = new Shape<Image>({
  key: Prisma.sql`image.object_key`,
  url: createPicturePathColumn(Prisma.sql`image.object_key`),
  alt: Prisma.sql`image.alt`,
  position: Prisma.sql`image.position`,
});

/** Returns the largest limit in the selection; null if all pictures are selected. The field's resolver refuses invalid limits. */
function readLimit(selection: Selection): number | null {
  const limits = selection.listArguments().map(({ limit }) => (typeof limit === 'number' ? limit : null));
  return limits.includes(null) ? null : Math.min(Math.max(0, ...limits.map(Number)), maxLimit);
}

/** The pictures of a product, the cover first, up to the largest limit with which the field is selected. */
export const selectImages = (productId: Prisma.Sql): Column =>
  imageShape.selectList(
    (_sqlContext, selection) =>
      Prisma.sql`FROM product_image AS image WHERE image.product_id = ${productId} ORDER BY image.position LIMIT ${readLimit(selection)}::int`,
  );

/** The first picture of a row called `product`. */
export const coverOfProduct = imageShape.selectOne(
  () => Prisma.sql`FROM product_image AS image WHERE image.product_id = product.id ORDER BY image.position LIMIT 1`,
);

/** Properties, from rows called `product` and `extra`. */
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

/** The properties of a row called `product`. A product without a `product_properties` row has only the values of its own columns. */
export const propertiesOfProduct = propertiesShape.selectOne(
  () => Prisma.sql`FROM (VALUES (product.id)) AS owner (id) LEFT JOIN product_properties AS extra ON extra.product_id = owner.id`,
);
