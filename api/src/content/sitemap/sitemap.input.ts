import { Field, InputType, Int } from '@nestjs/graphql';

export const maxSitemapLimit = 1_000;

@InputType({ description: 'Part of the sitemap to return' })
export class SitemapInput {
  @Field(() => String, { nullable: true, description: '`next` of the previous part; omit it for the first part' })
  after?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: maxSitemapLimit, description: `Maximum number of entries, 1 to ${maxSitemapLimit}` })
  limit?: number | null;
}
