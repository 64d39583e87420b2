import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: "Metadata for search engines. Where a field is null, the page's default text applies" })
export class SeoTags {
  @Field(() => String, { nullable: true, description: 'Title of the page' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'Description in a sentence or two' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Keywords, separated by commas' })
  keywords!: string | null;
}
