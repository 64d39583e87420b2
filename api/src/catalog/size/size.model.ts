import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A size of one size grid' })
export class Size {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => String, { description: 'Names the size in addresses' })
  slug!: string;

  @Field(() => Int, { description: 'Place among sizes, ascending' })
  position!: number;
}

@ObjectType({ description: 'A size that a product comes in' })
export class ProductSize extends Size {
  @Field(() => Boolean, { description: 'A unit of it can be bought at this moment' })
  isAvailable!: boolean;
}
