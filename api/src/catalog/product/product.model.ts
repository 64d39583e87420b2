import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { SeoTags } from '../../platform/graphql/seo-tags.model.js';
import { Colour } from '../attribute/colour.model.js';
import { Age, BonusCalcState, Material, Season, Sex } from './product-enum.model.js';

@ObjectType({ description: 'One model in one colour: the unit of listings, totals and counts' })
export class Product {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'Names the product in addresses: /product/{slug}' })
  slug!: string;

  @Field(() => String, { description: 'As a shopper reads it, without the brand' })
  name!: string;

  @Field(() => String, { description: 'Plain text, may be empty' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'A name written by a machine, for those that want one; the shop shows `name`' })
  aiName!: string | null;

  @Field(() => String, { nullable: true, description: 'A description written by a machine; the shop shows `description`' })
  aiDescription!: string | null;

  @Field(() => [String], { description: 'Stock keeping units: what a shopper may search for exactly' })
  skus!: string[];

  @Field(() => String, { description: 'What its colours have in common' })
  model!: string;

  @Field(() => Boolean, { description: 'Always true: others are not shown' })
  active!: boolean;

  @Field(() => Sex, { description: 'Whom it is made for' })
  sex!: Sex;

  @Field(() => Age, { description: 'How old those are whom it is made for' })
  age!: Age;

  @Field(() => [Season], { description: 'When it is worn' })
  seasons!: Season[];

  @Field(() => Material, { nullable: true, description: 'What it is made of' })
  material!: Material | null;

  @Field(() => [Colour], { description: 'Its colour' })
  colorPalletes!: Colour[];

  @Field(() => Boolean, { description: 'It is listed in the directory `new`' })
  newArrival!: boolean;

  @Field(() => Boolean, { description: "It is under the shop's lowest-price promise" })
  meetPrice!: boolean;

  @Field(() => Int, { description: 'Units sold so far' })
  unitSold!: number;

  @Field(() => BonusCalcState, { description: 'What bonuses have to do with it; a unit may have a value of its own, which wins' })
  bonusCalcState!: BonusCalcState;

  @Field(() => String, { nullable: true, description: 'How it fits, in words; the table is in `sizeGrid`' })
  sizeGuide!: string | null;

  @Field(() => SeoTags, { description: 'What its page says of itself to search engines' })
  seoTags!: SeoTags;

  @Field(() => GraphQLISODateTime, { description: 'Since when the shop has it' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was changed last' })
  updatedAt!: Date;

  brandId!: string;

  directoryId!: string;

  productTypeId!: string | null;

  productSubTypeId!: string | null;
}
