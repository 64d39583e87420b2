import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CatalogFilter, FilterType } from '../../platform/prisma/generated/enums.js';
import { Brand } from '../brand/brand.model.js';
import { leadingBrandCount } from '../brand/brand.queries.js';
import { ProductType } from './product-type.model.js';

registerEnumType(CatalogFilter, {
  name: 'CatalogueFilter',
  description: 'A filter of listings',
  valuesMap: {
    AGE: { description: 'Age group' },
    BRAND: { description: 'Brand' },
    CATEGORIES: { description: 'Category and product type' },
    COLOR_PALLETE: { description: 'Colour' },
    DELIVERY_SPEED: { description: 'Delivery speed' },
    MATERIAL: { description: 'Main material' },
    MODEL: { description: 'Model' },
    PRICE: { description: 'Range of the price displayed to guests' },
    SALE: { description: 'Discount' },
    SEASON: { description: 'Seasons that the product suits' },
    SEX: { description: 'Sex that the product is made for' },
    SIZE: { description: 'Size' },
  },
});

registerEnumType(FilterType, {
  name: 'FilterType',
  description: 'Form control for a filter',
  valuesMap: {
    CHECKBOX: { description: 'Checkboxes' },
    COLOUR: { description: 'Colour swatches' },
    RANGE: { description: 'Fields for a lower and an upper bound' },
    SIZE: { description: 'Grid of sizes' },
  },
});

@ObjectType({ description: 'A filter of a directory' })
export class DirectoryFilter {
  @Field(() => CatalogFilter, { description: 'Which filter it is; `FilterList` returns its values' })
  filter!: CatalogFilter;

  @Field(() => String, { description: 'Name for shoppers' })
  name!: string;

  @Field(() => Int, { description: 'Sort position within the directory, ascending' })
  position!: number;

  @Field(() => FilterType, { description: 'Form control to show for the filter' })
  filterType!: FilterType;
}

@ObjectType({ description: 'A category of the menu, or a virtual one such as `new`' })
export class Directory {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Name for shoppers' })
  name!: string;

  @Field(() => String, { description: 'Identifies the directory in URLs: /catalog/{slug}' })
  slug!: string;

  @Field(() => String, { description: 'Description as plain text; may be empty' })
  description!: string;

  @Field(() => Int, { description: 'Sort position in the menu, ascending' })
  position!: number;

  @Field(() => String, { nullable: true, description: "Path of the directory's picture, 320 pixels wide" })
  logoUrl!: string | null;

  @Field(() => [DirectoryFilter], {
    description: 'Filters of the directory, sorted; `getDirectoryFilters` returns their values',
  })
  filters!: DirectoryFilter[];

  @Field(() => [ProductType], { description: 'Product types of the directory, sorted. A virtual directory such as `new` has none' })
  productTypes!: ProductType[];

  @Field(() => [Brand], {
    description: `The ${leadingBrandCount} leading brands of the directory: those that have a product in it, by their weight. A virtual directory such as \`new\` has none`,
  })
  brands!: Brand[];

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}
