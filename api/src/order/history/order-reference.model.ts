import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Number and id of an order' })
export class OrderReference {
  @Field(() => ID, { description: 'Id of the order, as in its link' })
  uuid!: string;

  @Field(() => Int, { description: 'Human-readable number' })
  number!: number;
}
