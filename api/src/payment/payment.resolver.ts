import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { AdmittedUnderLoad } from '../platform/graphql/admission.plugin.js';
import { PaymentLink, PayOrderInput } from './payment.model.js';
import { PaymentService } from './payment.service.js';

@Resolver(() => PaymentLink)
export class PaymentResolver {
  constructor(private readonly payments: PaymentService) {}

  @AdmittedUnderLoad()
  @Mutation(() => PaymentLink, {
    description:
      'Opens a payment for an order, or returns the one that is open. No sign-in is needed. PAYMENT_UNAVAILABLE if the provider does not answer; CONFLICT if the order is paid (`details.reason` is `PAID`), has ended (`ENDED`) or waits for a call (`WAITS_FOR_CALL`); BAD_USER_INPUT for a `returnUrl` of another origin',
  })
  payOrder(@Args('dto', { type: () => PayOrderInput, description: 'The order' }) { id, returnUrl }: PayOrderInput): Promise<PaymentLink> {
    return this.payments.open(id, returnUrl);
  }
}
