import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { SeoTags } from '../../platform/graphql/seo-tags.model.js';
import { BonusCalcState } from '../../price/price-details.model.js';
import { Colour } from '../attribute/colour.model.js';
import { Age, Material, Season, Sex } from './product-enum.model.js';

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

  brandId!: string;

  directoryId!: string;

  productTypeId!: string | null;

  productSubTypeId!: string | null;
}
