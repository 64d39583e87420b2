import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/input/pagination.js';

@ObjectType({ description: 'A curated selection of products, shown for a limited time' })
export class Collection {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Identifies the collection in URLs: /catalog/{slug}' })
  slug!: string;

  @Field(() => String, { description: 'Title for shoppers, in Russian' })
  title!: string;

  @Field(() => String, { description: 'Description as plain text; may be empty' })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Key of the poster; `/_ipx/{modifiers}/{key}` serves it in the allowed sizes, for example `/_ipx/f_webp,w_640/{key}`',
  })
  posterKey!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the poster, 1280 pixels wide' })
  posterUrl!: string | null;

  @Field(() => Boolean, { description: 'Always true; inactive collections are not returned' })
  active!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'Time from which the collection is shown' })
  publishAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time from which the collection is no longer shown; null if there is no such time',
  })
  finishAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A page of collections, latest first' })
export class CollectionList {
  @Field(() => [Collection], { description: 'Items of this page' })
  items!: Collection[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
