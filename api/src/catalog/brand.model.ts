import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A maker of products' })
export class Brand {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => String, { description: 'Names the brand in addresses: /catalog?brand={slug}' })
  slug!: string;

  @Field(() => String, { description: 'Plain text, may be empty' })
  description!: string;

  @Field(() => Int, { description: 'The greater, the earlier in lists of brands' })
  positionScore!: number;
}
