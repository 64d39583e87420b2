import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'What a page says of itself to search engines; null where its own texts serve' })
export class SeoTags {
  @Field(() => String, { nullable: true, description: 'Title of the page' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is about, in a sentence or two' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Keywords, separated by commas' })
  keywords!: string | null;
}
