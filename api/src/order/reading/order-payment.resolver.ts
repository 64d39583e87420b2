import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { kopecks } from '../../platform/money.js';
import { Order, PublicOrder } from './order.model.js';
import { OrderPayment, PublicOrderPayment } from './order-payment.model.js';
import { PaymentStateLoader } from './payment-state.loader.js';

@Resolver(() => Order)
export class OrderPaymentResolver {
  constructor(private readonly states: PaymentStateLoader) {}

  @ResolveField(() => OrderPayment, { description: 'The payment of the order' })
  async payment(@Parent() { uuid }: Order, @Context() context: GraphqlContext): Promise<OrderPayment> {
    const { state, declinedReason } = await this.states.load(context, uuid);
    return { state, declinedReason };
  }

  @ResolveField(() => Kopecks, { description: 'Amount that was refunded' })
  async refunded(@Parent() { uuid }: Order, @Context() context: GraphqlContext): Promise<number> {
    return kopecks((await this.states.load(context, uuid)).refunded);
  }
}

@Resolver(() => PublicOrder)
export class PublicOrderPaymentResolver {
  constructor(private readonly states: PaymentStateLoader) {}

  @ResolveField(() => PublicOrderPayment, { description: 'The payment of the order' })
  async payment(@Parent() { uuid }: PublicOrder, @Context() context: GraphqlContext): Promise<PublicOrderPayment> {
    return { state: (await this.states.load(context, uuid)).state };
  }
}
