import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'An order that prevents its account from being deleted' })
export class KeepingOrder {
  @Field(() => ID, { description: 'Id of the order' })
  id!: string;

  @Field(() => Int, { description: 'Human-readable number of the order' })
  number!: number;

  @Field(() => Boolean, { description: 'Whether it was paid for' })
  isPaid!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Time by which it should be over: an unpaid order ends by itself then, the units of a paid one are promised until the end of that day in Moscow. Null once that time has passed',
  })
  until!: Date | null;
}
