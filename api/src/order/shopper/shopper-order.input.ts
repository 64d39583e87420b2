import { Field, GraphQLISODateTime, ID, InputType } from '@nestjs/graphql';
import { ReturnMethod, ReturnReason } from '../../platform/prisma/generated/enums.js';

@InputType({ description: 'What to cancel' })
export class CancelOrderInput {
  @Field(() => ID, { description: 'Id of the order' })
  id!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'Lines of a paid order to cancel; by default all of them. An unpaid order is only cancelled as a whole',
  })
  itemIds?: string[] | null;
}

@InputType({ description: 'What to return' })
export class RequestReturnInput {
  @Field(() => ID, { description: 'Id of the order' })
  id!: string;

  @Field(() => [ID], { description: 'Lines of the order to return, all of them or none' })
  itemIds!: string[];

  @Field(() => ReturnReason, { nullable: true, description: 'Why they are returned' })
  reason?: ReturnReason | null;

  @Field(() => ReturnMethod, { nullable: true, description: 'How they are sent back' })
  method?: ReturnMethod | null;
}

@InputType({ description: 'What is not returned after all' })
export class WithdrawReturnInput {
  @Field(() => ID, { description: 'Id of the order' })
  id!: string;

  @Field(() => [ID], { description: 'Lines of the order whose request is withdrawn, all of them or none' })
  itemIds!: string[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time of the request to withdraw, so that a page which is no longer current cannot withdraw a later one',
  })
  requestedAt?: Date | null;
}
