import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: "Metadata for search engines; null where the page's own texts apply" })
export class SeoTags {
  @Field(() => String, { nullable: true, description: 'Title of the page' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'Description in a sentence or two' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Keywords, separated by commas' })
  keywords!: string | null;
}
