import { Injectable } from '@nestjs/common';
import { Context, Field, ObjectType, Parent, ResolveField, Resolver, registerEnumType } from '@nestjs/graphql';
import type { PaymentSummary } from '../../payment/payment.model.js';
import { PaymentService } from '../../payment/payment.service.js';
import { BatchLoader } from '../../platform/graphql/batch.loader.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { toKopecks } from '../../platform/money.js';
import { Order, PublicOrder } from './order.model.js';

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
class PublicOrderPayment {
  @Field(() => OrderPaymentState, { description: 'State of the payment' })
  state!: OrderPaymentState;
}

@ObjectType({ description: 'The payment of an order' })
class OrderPayment extends PublicOrderPayment {
  @Field(() => String, { nullable: true, description: 'Reason in words why the last attempt has failed' })
  declinedReason!: string | null;
}

@Injectable()
export class PaymentSummaryLoader extends BatchLoader<string, PaymentSummary> {
  protected readonly valueIfNotFound: PaymentSummary = { state: 'NONE', declinedReason: null, refunded: 0n, refundedAt: null };

  constructor(private readonly payments: PaymentService) {
    super();
  }

  protected fetch(orderIds: readonly string[]): Promise<Map<string, PaymentSummary>> {
    return this.payments.findStates(orderIds);
  }
}

@Resolver(() => Order)
export class OrderPaymentResolver {
  constructor(private readonly summaries: PaymentSummaryLoader) {}

  @ResolveField(() => OrderPayment, { description: 'The payment of the order' })
  async payment(@Parent() { uuid }: Order, @Context() context: GraphqlContext): Promise<OrderPayment> {
    const { state, declinedReason } = await this.summaries.load(context, uuid);
    return { state, declinedReason };
  }

  @ResolveField(() => Kopecks, { description: 'Amount that was refunded' })
  async refunded(@Parent() { uuid }: Order, @Context() context: GraphqlContext): Promise<number> {
    return toKopecks((await this.summaries.load(context, uuid)).refunded);
  }

  @ResolveField(() => Date, { nullable: true, description: 'When money was last refunded; null if none was' })
  async refundedAt(@Parent() { uuid }: Order, @Context() context: GraphqlContext): Promise<Date | null> {
    return (await this.summaries.load(context, uuid)).refundedAt;
  }
}

@Resolver(() => PublicOrder)
export class PublicOrderPaymentResolver {
  constructor(private readonly summaries: PaymentSummaryLoader) {}

  @ResolveField(() => PublicOrderPayment, { description: 'The payment of the order' })
  async payment(@Parent() { uuid }: PublicOrder, @Context() context: GraphqlContext): Promise<PublicOrderPayment> {
    return { state: (await this.summaries.load(context, uuid)).state };
  }
}
