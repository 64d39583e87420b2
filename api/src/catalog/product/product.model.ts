import { Extensions, Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { SeoTags } from '../../platform/graphql/seo-tags.model.js';
import { BonusCalcState, PriceDetails, SupplierType } from '../../price/price-details.model.js';
import { Badge } from '../attribute/badge.model.js';
import { Colour } from '../attribute/colour.model.js';
import { Image } from '../attribute/image.model.js';
import { ProductProperties } from '../attribute/product-properties.model.js';
import { Brand } from '../brand/brand.model.js';
import { Directory } from '../directory/directory.model.js';
import { ProductSubType, ProductType } from '../directory/product-type.model.js';
import { Offer } from '../item/offer.model.js';
import { ProductItem } from '../item/product-item.model.js';
import { ProductSize } from '../size/size.model.js';
import { Age, Material, Season, Sex } from './product-enum.model.js';

/** Estimated number of units of a product, for the cost of an operation. */
const DEFAULT_UNITS = 30;

@ObjectType({ description: 'One model in one colour: the unit of listings, totals and counts' })
export class Product {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Identifies the product in URLs: /product/{slug}' })
  slug!: string;

  @Field(() => String, { description: 'Name for shoppers, without the brand' })
  name!: string;

  @Field(() => String, { description: 'Description as plain text; may be empty' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'Machine-written name; the shop itself shows `name`' })
  aiName!: string | null;

  @Field(() => String, { nullable: true, description: 'Machine-written description; the shop itself shows `description`' })
  aiDescription!: string | null;

  @Field(() => [String], { description: 'Stock keeping units (SKUs), which the search finds by exact match' })
  skus!: string[];

  @Field(() => String, { description: 'Model name, shared by its colours' })
  model!: string;

  @Field(() => Boolean, {
    description:
      'Whether the product itself is active. False only for the product of a unit, because queries for products return active ones',
  })
  active!: boolean;

  @Field(() => Sex, { description: 'Sex that the product is made for' })
  sex!: Sex;

  @Field(() => Age, { description: 'Age group that the product is made for' })
  age!: Age;

  @Field(() => [Season], { description: 'Seasons that the product suits' })
  seasons!: Season[];

  @Field(() => Material, { nullable: true, description: 'Main material' })
  material!: Material | null;

  @Field(() => [Colour], { description: 'Colours' })
  colorPalletes!: Colour[];

  @Field(() => Boolean, { description: 'Whether the product is listed in the directory `new`' })
  newArrival!: boolean;

  @Field(() => Boolean, { description: "Whether the shop's lowest-price promise covers the product" })
  meetPrice!: boolean;

  @Field(() => Int, { description: 'Number of units sold' })
  unitSold!: number;

  @Field(() => BonusCalcState, { description: 'Whether the product earns bonuses and may be paid for with them. A unit may override this' })
  bonusCalcState!: BonusCalcState;

  @Field(() => String, { nullable: true, description: 'Advice on the fit, as text; `sizeGrid` returns the table' })
  sizeGuide!: string | null;

  @Field(() => SeoTags, { description: 'Metadata for search engines' })
  seoTags!: SeoTags;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;

  @Field(() => [Brand], { description: 'Brands' })
  brands!: Brand[];

  @Field(() => Directory, { description: 'Directory that the product belongs to' })
  productCategory!: Directory;

  @Field(() => ProductType, { nullable: true, description: 'Product type within the directory' })
  productType!: ProductType | null;

  @Field(() => ProductSubType, { nullable: true, description: 'Subtype within the product type' })
  productSubType!: ProductSubType | null;

  @Field(() => Image, { nullable: true, description: 'First picture; null without pictures' })
  cover!: Image | null;

  @Field(() => [Badge], { description: 'Badges in display order' })
  badges!: Badge[];

  @Field(() => ProductProperties, { description: 'Properties' })
  properties!: ProductProperties;

  @Field(() => [Colour], { description: 'The same model in every colour, including this one' })
  sameModelColours!: Colour[];

  @Field(() => [ProductSize], { description: 'All sizes, including sold-out ones, smallest first' })
  sizes!: ProductSize[];

  @Field(() => [ProductItem], { description: 'Unsold units, including reserved ones, sorted by size, then by guest price' })
  @Extensions({ defaultLength: DEFAULT_UNITS })
  items!: ProductItem[];

  @Field(() => [Offer], {
    description: 'Available combinations of size and delivery speed, sorted by size, then by what this viewer pays; empty when sold out',
  })
  @Extensions({ defaultLength: DEFAULT_UNITS })
  offers!: Offer[];

  @Field(() => [SupplierType], { description: "Distinct kinds of suppliers of the product's unsold units" })
  suppliers!: SupplierType[];

  @Field(() => PriceDetails, {
    nullable: true,
    description: 'The prices to show for the product: those of the available unit that is cheapest for this viewer; null when sold out',
  })
  priceDetails!: PriceDetails | null;

  @Field(() => Kopecks, {
    nullable: true,
    description: 'Guest price of the unit that was sold last, to show where a product is sold out; null if it never had a unit',
  })
  lastPrice!: number | null;

  /** `images` has as many pictures as the largest requested limit. The resolver returns the first `limit` of them. */
  images!: Image[];
}
