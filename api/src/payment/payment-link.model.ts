import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Where an order is paid' })
export class PaymentLink {
  @Field(() => String, { description: 'Address to send the browser to. The payment behind it may end, so ask for the address each time' })
  url!: string;
}
