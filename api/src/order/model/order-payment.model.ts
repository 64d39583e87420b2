import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';

const OrderPaymentState = {
  NONE: 'NONE',
  PENDING: 'PENDING',
  SUCCEEDED: 'SUCCEEDED',
  DECLINED: 'DECLINED',
  REFUNDED: 'REFUNDED',
} as const;
type OrderPaymentState = (typeof OrderPaymentState)[keyof typeof OrderPaymentState];

registerEnumType(OrderPaymentState, {
  name: 'OrderPaymentState',
  description: 'State of the payment of an order',
  valuesMap: {
    NONE: { description: 'No payment has been started' },
    PENDING: { description: 'A payment is in progress' },
    SUCCEEDED: { description: 'Paid' },
    DECLINED: { description: 'The last attempt has failed; another one may be made' },
    REFUNDED: { description: 'All money was refunded, or is being refunded because the order could not accept the payment' },
  },
});

@ObjectType({ description: 'The payment of an order, as everybody with the link sees it' })
export class PublicOrderPayment {
  @Field(() => OrderPaymentState, { description: 'State of the payment' })
  state!: OrderPaymentState;
}

@ObjectType({ description: 'The payment of an order' })
export class OrderPayment extends PublicOrderPayment {
  @Field(() => String, { nullable: true, description: 'Reason in words why the last attempt has failed' })
  declinedReason!: string | null;
}
