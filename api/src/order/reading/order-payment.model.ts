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
  description: 'How the payment of an order stands',
  valuesMap: {
    NONE: { description: 'Nobody has begun to pay' },
    PENDING: { description: 'A payment has begun' },
    SUCCEEDED: { description: 'Paid' },
    DECLINED: { description: 'The last attempt has failed; another one may be made' },
    REFUNDED: { description: 'All money has gone back, or is on its way back because the order did not take it' },
  },
});

@ObjectType({ description: 'The payment of an order, as everybody with the link sees it' })
export class PublicOrderPayment {
  @Field(() => OrderPaymentState, { description: 'How the payment stands' })
  state!: OrderPaymentState;
}

@ObjectType({ description: 'The payment of an order' })
export class OrderPayment extends PublicOrderPayment {
  @Field(() => String, { nullable: true, description: 'Reason in words why the last attempt has failed' })
  declinedReason!: string | null;
}
