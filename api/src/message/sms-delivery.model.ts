import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PagedInput, Pagination } from '../platform/input/pagination.js';
import { SmsState } from '../platform/prisma/generated/enums.js';

registerEnumType(SmsState, {
  name: 'SmsState',
  description: 'What became of a text message',
  valuesMap: {
    ACCEPTED: { description: 'The SMS gateway has accepted it, and has not said more yet' },
    DELIVERED: { description: 'The phone has received it' },
    FAILED: { description: 'The phone will not receive it' },
    UNKNOWN: { description: 'The SMS gateway has not said in time what became of it' },
  },
});

@ObjectType({ description: 'A text message that the SMS gateway has accepted' })
export class SmsDelivery {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Kind of the message, such as `code` or `order-moved`' })
  kind!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the order that it is about; null for others' })
  orderId!: string | null;

  @Field(() => String, { description: 'Last four digits of the phone' })
  phoneEnd!: string;

  @Field(() => SmsState, { description: 'What became of it' })
  state!: SmsState;

  @Field(() => Int, { nullable: true, description: "The gateway's own code of the status; null until it was asked" })
  gatewayStatus!: number | null;

  @Field(() => Int, { nullable: true, description: "The gateway's own code of what went wrong; null if nothing did" })
  gatewayError!: number | null;

  @Field(() => GraphQLISODateTime, { description: 'Time at which the gateway accepted it' })
  sentAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time at which the outcome became known; null while it is not' })
  endedAt!: Date | null;
}

@ObjectType({ description: 'A page of text messages, newest first' })
export class SmsDeliveryList {
  @Field(() => [SmsDelivery], { description: 'Items of this page' })
  items!: SmsDelivery[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

@InputType({ description: 'Which text messages to list' })
export class SmsDeliveryListInput extends PagedInput {
  @Field(() => ID, { nullable: true, description: 'Only about this order' })
  orderId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only to phones that end with these four digits' })
  phoneEnd?: string | null;

  @Field(() => SmsState, { nullable: true, description: 'Only in this state' })
  state?: SmsState | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only those that the gateway accepted at or after this time' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only those that the gateway accepted before this time' })
  until?: Date | null;
}
