import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Name of an order, for people and for links' })
export class OrderReference {
  @Field(() => ID, { description: 'Id of the order, as in its link' })
  uuid!: string;

  @Field(() => Int, { description: 'Number for people' })
  number!: number;
}
