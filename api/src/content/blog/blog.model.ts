import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { SeoTags } from '../../platform/graphql/seo-tags.model.js';
import { Pagination } from '../../platform/input/pagination.js';

@ObjectType({ description: 'A blog article' })
export class Blog {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Identifies the article in URLs: /blog/{slug}' })
  slug!: string;

  @Field(() => String, { description: 'Title for shoppers, in Russian' })
  title!: string;

  @Field(() => String, { description: 'Summary in a sentence or two; may be empty' })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Key of the poster; `/_ipx/{modifiers}/{key}` serves it in the allowed sizes, for example `/_ipx/f_webp,w_640/{key}`',
  })
  posterKey!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the poster, 1280 pixels wide' })
  posterUrl!: string | null;

  @Field(() => String, { description: "Article as HTML of the shop's editors, without anything that could run" })
  html!: string;

  @Field(() => String, { description: 'Article as plain text' })
  article!: string;

  @Field(() => SeoTags, { description: 'Metadata for search engines' })
  seoTags!: SeoTags;

  @Field(() => GraphQLISODateTime, { description: 'Time of publication' })
  publishedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A page of articles, latest first' })
export class BlogList {
  @Field(() => [Blog], { description: 'Items of this page' })
  items!: Blog[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
