import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Names one thing by its slug' })
export class SlugInput {
  @Field(() => String, { description: 'As it stands in addresses' })
  slug!: string;
}
