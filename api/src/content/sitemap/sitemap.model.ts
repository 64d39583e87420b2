import { Field, GraphQLISODateTime, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export enum SitemapKind {
  ARTICLE = 'ARTICLE',
  COLLECTION = 'COLLECTION',
  DIRECTORY = 'DIRECTORY',
  PAGE = 'PAGE',
  PRODUCT = 'PRODUCT',
}

registerEnumType(SitemapKind, {
  name: 'SitemapKind',
  description: 'Kind of sitemap entry',
  valuesMap: {
    ARTICLE: { description: 'A blog article' },
    COLLECTION: { description: 'A collection that is shown now' },
    DIRECTORY: { description: 'A directory' },
    PAGE: { description: 'An information page' },
    PRODUCT: { description: 'A product, even if sold out' },
  },
});

@ObjectType({ description: 'An entry of the sitemap' })
export class SitemapEntry {
  @Field(() => SitemapKind, { description: 'Kind of entry' })
  kind!: SitemapKind;

  @Field(() => String, { description: 'Slug, unique within the kind' })
  slug!: string;

  @Field(() => String, { nullable: true, description: 'Path in the shop; null for an information page without a route' })
  path!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A part of the sitemap' })
export class SitemapEntries {
  @Field(() => [SitemapEntry], { description: 'Entries of this part, sorted by kind, then slug' })
  items!: SitemapEntry[];

  @Field(() => String, { nullable: true, description: 'Cursor to pass as `after` for the next part; null at the end' })
  next!: string | null;
}

export const maxSitemapLimit = 1_000;

@InputType({ description: 'Part of the sitemap to return' })
export class SitemapInput {
  @Field(() => String, { nullable: true, description: '`next` of the previous part; omit it for the first part' })
  after?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: maxSitemapLimit, description: `Maximum number of entries, 1 to ${maxSitemapLimit}` })
  limit?: number | null;
}
