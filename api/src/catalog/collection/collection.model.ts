import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/pagination/pagination.model.js';

@ObjectType({ description: 'Products that the shop has put together, shown for a time' })
export class Collection {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'Names the collection in addresses: /catalog/{slug}' })
  slug!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  title!: string;

  @Field(() => String, { description: 'Plain text, may be empty' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'Builds any size of the poster: /_ipx/{modifiers}/{key}' })
  posterKey!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the poster 1280 pixels wide' })
  posterUrl!: string | null;

  @Field(() => Boolean, { description: 'Always true: others are not shown' })
  active!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'Since when it is shown' })
  publishAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'From when on it is not shown any more; null where it has no end' })
  finishAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was created' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed' })
  updatedAt!: Date;
}

@ObjectType({ description: 'Collections, the latest first' })
export class CollectionList {
  @Field(() => [Collection], { description: 'Those of this page' })
  items!: Collection[];

  @Field(() => Pagination, { description: 'Where the page stands in the list' })
  pagination!: Pagination;
}
