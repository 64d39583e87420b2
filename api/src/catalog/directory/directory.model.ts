import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CatalogFilter, FilterType } from '../../platform/prisma/generated/enums.js';

registerEnumType(CatalogFilter, {
  name: 'CatalogueFilter',
  description: 'By what a listing can be narrowed',
  valuesMap: {
    AGE: { description: 'Age of those it is made for' },
    BRAND: { description: 'Maker' },
    CATEGORIES: { description: 'Category and product type' },
    COLOR_PALLETE: { description: 'Colour' },
    DELIVERY_SPEED: { description: 'How soon it comes' },
    MATERIAL: { description: 'What it is made of' },
    MODEL: { description: 'Model' },
    PRICE: { description: 'Displayed guest price, from and to' },
    SALE: { description: 'How much it is reduced' },
    SEASON: { description: 'When it is worn' },
    SEX: { description: 'Whom it is made for' },
    SIZE: { description: 'Size' },
  },
});

registerEnumType(FilterType, {
  name: 'FilterType',
  description: 'How a filter is chosen from',
  valuesMap: {
    CHECKBOX: { description: 'A list to tick' },
    COLOUR: { description: 'Swatches' },
    RANGE: { description: 'From and to' },
    SIZE: { description: 'A table of sizes' },
  },
});

@ObjectType({ description: 'A filter that a directory offers' })
export class DirectoryFilter {
  @Field(() => CatalogFilter, { description: 'Which filter it is' })
  filter!: CatalogFilter;

  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => Int, { description: 'Place among the filters of the directory, ascending' })
  position!: number;

  @Field(() => FilterType, { description: 'How it is chosen from' })
  filterType!: FilterType;
}

@ObjectType({ description: 'A menu category of the shop' })
export class Directory {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => String, { description: 'Names the directory in addresses: /catalog/{slug}' })
  slug!: string;

  @Field(() => String, { description: 'Plain text, may be empty' })
  description!: string;

  @Field(() => Int, { description: 'Place in the menu, ascending' })
  position!: number;

  @Field(() => String, { nullable: true, description: 'Path of its picture 320 pixels wide' })
  logoUrl!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Since when the shop has it' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was changed last' })
  updatedAt!: Date;
}
