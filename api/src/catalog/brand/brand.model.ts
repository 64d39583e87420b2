import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/input/pagination.js';

@ObjectType({ description: 'A brand' })
export class Brand {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Name for shoppers' })
  name!: string;

  @Field(() => String, { description: 'Identifies the brand in URLs: /catalog?brand={slug}' })
  slug!: string;

  @Field(() => String, { description: 'Description as plain text; may be empty' })
  description!: string;

  @Field(() => Int, { description: 'Sort score; higher comes first' })
  positionScore!: number;

  @Field(() => String, { nullable: true, description: 'Path of the logo, 320 pixels wide' })
  logoUrl!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A page of brands, highest score first' })
export class BrandList {
  @Field(() => [Brand], { description: 'Items of this page' })
  items!: Brand[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
