import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { PaymentService } from '../payment/payment.service.js';
import { isId } from '../platform/input/ids.rules.js';
import { OrderInput } from './reading/order.input.js';
import { PublicOrder } from './reading/order.model.js';
import { OrderReaderService } from './reading/order-reader.service.js';

@Resolver(() => PublicOrder)
export class PaymentCheckResolver {
  constructor(
    private readonly payments: PaymentService,
    private readonly orders: OrderReaderService,
  ) {}

  @Mutation(() => PublicOrder, {
    nullable: true,
    description:
      'Asks the payment provider for the state of the payment of an order, at most once in three seconds, and returns the order. Call it when the shopper returns from the payment page',
  })
  async checkOrderPayment(
    @Args('dto', { type: () => OrderInput, description: 'The order' }) { id }: OrderInput,
  ): Promise<PublicOrder | null> {
    if (isId(id)) await this.payments.ask(id);
    return this.orders.publicOrder(id);
  }
}
