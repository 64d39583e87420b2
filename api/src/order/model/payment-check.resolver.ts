import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { PaymentService } from '../../payment/payment.service.js';
import { isId } from '../../platform/input/ids.rules.js';
import { OrderByIdInput } from './order.input.js';
import { PublicOrder } from './order.model.js';
import { OrderReaderService } from './order-reader.service.js';

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
    @Args('dto', { type: () => OrderByIdInput, description: 'The order' }) { id }: OrderByIdInput,
  ): Promise<PublicOrder | null> {
    if (isId(id)) await this.payments.checkNow(id);
    return this.orders.readPublicOrder(id);
  }
}
