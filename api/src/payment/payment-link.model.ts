import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'The page where an order is paid for' })
export class PaymentLink {
  @Field(() => String, { description: 'URL to redirect the browser to. The payment behind it may expire, so request the URL each time' })
  url!: string;
}
