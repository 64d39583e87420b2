import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from '@nestjs/graphql';

export enum SitemapKind {
  ARTICLE = 'ARTICLE',
  COLLECTION = 'COLLECTION',
  DIRECTORY = 'DIRECTORY',
  PAGE = 'PAGE',
  PRODUCT = 'PRODUCT',
}

registerEnumType(SitemapKind, {
  name: 'SitemapKind',
  description: 'What a sitemap leads to',
  valuesMap: {
    ARTICLE: { description: 'An article of the blog' },
    COLLECTION: { description: 'A collection that is visible now' },
    DIRECTORY: { description: 'A directory of the menu' },
    PAGE: { description: 'An information page' },
    PRODUCT: { description: 'A product, sold out or not' },
  },
});

@ObjectType({ description: 'Something that has a page of its own' })
export class SitemapEntry {
  @Field(() => SitemapKind, { description: 'What it is' })
  kind!: SitemapKind;

  @Field(() => String, { description: 'Names it among its kind' })
  slug!: string;

  @Field(() => String, { nullable: true, description: 'Its path in the shop; null for an information page that has none' })
  path!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was changed last' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A stretch of everything that has a page of its own' })
export class SitemapEntries {
  @Field(() => [SitemapEntry], { description: 'By kind, then by slug' })
  items!: SitemapEntry[];

  @Field(() => String, { nullable: true, description: 'What to ask for `after` to go on; null at the end' })
  next!: string | null;
}
