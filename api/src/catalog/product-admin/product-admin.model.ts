import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { Pagination } from '../../platform/input/pagination.js';

@ObjectType('DeskProduct', { description: 'A product in the lists of operators' })
export class AdminProductListItem {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Identifies the product' })
  slug!: string;

  @Field(() => String, { description: 'Article number' })
  sku!: string;

  @Field(() => String, { description: 'Name for shoppers' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is shown' })
  active!: boolean;

  @Field(() => String, { description: 'Name of the brand' })
  brandName!: string;

  @Field(() => String, { description: 'Name of the directory' })
  directoryName!: string;

  @Field(() => String, { nullable: true, description: 'Path of the first picture, 320 pixels wide; null without pictures' })
  coverUrl!: string | null;

  @Field(() => Int, { description: 'Number of units, including inactive and sold ones' })
  units!: number;

  @Field(() => Int, { description: 'Number of units that can be bought now' })
  availableUnits!: number;

  @Field(() => Kopecks, { nullable: true, description: 'Lowest price of a unit that can be bought now; null without such units' })
  price!: number | null;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'Time of the last change of the product or of its units; reservations and sales do not count',
  })
  updatedAt!: Date;
}

@ObjectType('OperatorProductList', { description: 'A page of products for operators' })
export class AdminProductList {
  @Field(() => [AdminProductListItem], { description: 'Items of this page' })
  items!: AdminProductListItem[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
