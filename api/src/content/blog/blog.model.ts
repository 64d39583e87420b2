import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { SeoTags } from '../../platform/graphql/seo-tags.model.js';
import { Pagination } from '../../platform/pagination/pagination.model.js';

@ObjectType({ description: "An article of the shop's blog" })
export class Blog {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'Names the article in addresses: /blog/{slug}' })
  slug!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  title!: string;

  @Field(() => String, { description: 'What it is about, in a sentence or two; may be empty' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'Builds any size of the poster: /_ipx/{modifiers}/{key}' })
  posterKey!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the poster 1280 pixels wide' })
  posterUrl!: string | null;

  @Field(() => String, { description: 'The article, written by the shop and safe to show as it is' })
  html!: string;

  @Field(() => String, { description: 'The same as plain text, for those that show no HTML' })
  article!: string;

  @Field(() => SeoTags, { description: 'What its page says of itself to search engines' })
  seoTags!: SeoTags;

  @Field(() => GraphQLISODateTime, { description: 'Since when it can be read' })
  publishedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was created' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed' })
  updatedAt!: Date;
}

@ObjectType({ description: 'Articles, the latest first' })
export class BlogList {
  @Field(() => [Blog], { description: 'Those of this page' })
  items!: Blog[];

  @Field(() => Pagination, { description: 'Where the page stands in the list' })
  pagination!: Pagination;
}
