import { Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { PagedInput } from '../../platform/input/pagination.js';

export enum AdminProductSort {
  LAST_CHANGED = 'LAST_CHANGED',
  NEWEST = 'NEWEST',
  NAME = 'NAME',
}

registerEnumType(AdminProductSort, {
  name: 'DeskProductSort',
  description: 'Order of the products of a desk',
  valuesMap: {
    LAST_CHANGED: { description: 'Last changed first' },
    NEWEST: { description: 'Last created first' },
    NAME: { description: 'By name' },
  },
});

@InputType('OperatorProductListInput', { description: 'Filter and order of a list of products. A product must match every given field' })
export class AdminProductListInput extends PagedInput {
  @Field(() => String, {
    nullable: true,
    description: 'Beginnings of words of the name, the beginning of the slug or of the SKU, or the whole `externalId` of a unit',
  })
  query?: string | null;

  @Field(() => String, { nullable: true, description: 'Former name of `query`', deprecationReason: 'Use query; until 2027-03-31' })
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only shown products, or only hidden ones' })
  active?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only products without pictures, or only those with pictures' })
  withoutPictures?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only products of which nothing can be bought now, or only the others' })
  withoutAvailableUnits?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Slug of a brand' })
  brand?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of a directory' })
  directory?: string | null;

  @Field(() => AdminProductSort, { nullable: true, defaultValue: AdminProductSort.LAST_CHANGED, description: 'Order of the list' })
  sort?: AdminProductSort | null;
}

@InputType('OperatorProductInput', { description: 'A product by slug or id' })
export class AdminProductInput {
  @Field(() => String, { nullable: true, description: 'Slug of the product' })
  slug?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the product' })
  id?: string | null;
}

@InputType({ description: 'Products to show or to hide' })
export class PublishProductInput {
  @Field(() => [ID], { description: 'Ids of the products, at most 100' })
  ids!: string[];
}
