import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Sex } from '../platform/prisma/generated/enums.js';

registerEnumType(Sex, {
  name: 'Sex',
  description: 'Whom a product is made for',
  valuesMap: {
    FEMALE: { description: 'Women' },
    MALE: { description: 'Men' },
    UNISEX: { description: 'Both: it is found among either' },
  },
});

@ObjectType({ description: 'A colour as products have it' })
export class Colour {
  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => String, { description: 'For a swatch: #RRGGBB' })
  hex!: string;

  @Field(() => String, { description: 'Names the colour in addresses' })
  slug!: string;
}

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

  @Field(() => [String], { description: 'Stock keeping units: what a shopper may search for exactly' })
  skus!: string[];

  @Field(() => String, { description: 'What its colours have in common' })
  model!: string;

  @Field(() => Sex, { description: 'Whom it is made for' })
  sex!: Sex;

  @Field(() => [Colour], { description: 'Its colour' })
  colorPalletes!: Colour[];

  @Field(() => Boolean, { description: 'It is listed in the directory `new`' })
  newArrival!: boolean;

  @Field(() => Boolean, { description: "It is under the shop's lowest-price promise" })
  meetPrice!: boolean;

  @Field(() => Int, { description: 'Units sold so far' })
  unitSold!: number;

  brandId!: string;

  directoryId!: string;
}
