import { Field, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'Names one product, by its slug or its id; given both, it must have both' })
export class ProductInput {
  @Field(() => String, { nullable: true, description: 'The last part of its address' })
  slug?: string | null;

  @Field(() => ID, { nullable: true, description: 'Its id' })
  id?: string | null;
}
