import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'An entity by slug' })
export class SlugInput {
  @Field(() => String, { description: 'Slug, as in URLs' })
  slug!: string;
}
