import { Field, InputType, Int } from '@nestjs/graphql';

export const maxSitemapLimit = 1_000;

@InputType({ description: 'Which stretch of the sitemap' })
export class SitemapInput {
  @Field(() => String, { nullable: true, description: 'Where to go on: `next` of the answer before; the beginning without it' })
  after?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: maxSitemapLimit, description: `How many entries, 1 to ${maxSitemapLimit}` })
  limit?: number | null;
}
