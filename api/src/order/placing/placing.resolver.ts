import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdmittedUnderLoad } from '../../platform/graphql/admission.plugin.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { CheckoutService } from './checkout.service.js';
import { CreateOrderInput } from './placing.input.js';
import { OrderRequest, PlacedOrder } from './placing.model.js';

const orderOptions = { type: () => CreateOrderInput, description: 'The order, and the sum that the shopper has agreed to' };

@Resolver()
export class PlacingResolver {
  constructor(private readonly checkout: CheckoutService) {}

  @Query(() => String, {
    description: 'A new idempotency key for placing one order. It is not stored, so any UUID of your own works as well',
  })
  @SignedIn()
  getIdempotencyKey(): string {
    return this.checkout.createIdempotencyKey();
  }

  @AdmittedUnderLoad()
  @Mutation(() => PlacedOrder, { description: 'Places an order that is paid for at once. Its units are reserved until `payUntil`' })
  @SignedIn()
  createOrderWithPaymentLink(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', orderOptions) input: CreateOrderInput,
  ): Promise<PlacedOrder> {
    return this.checkout.placeForPayment(context, viewer, input);
  }

  @AdmittedUnderLoad()
  @Mutation(() => OrderRequest, {
    description:
      'Places an order that a manager confirms by a call, within 24 hours. Needs a confirmed phone. While the delivery service does not answer, the delivery is free, so pass the total of a `quote` without `delivery`',
  })
  @SignedIn()
  createOrderRequest(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', orderOptions) input: CreateOrderInput,
  ): Promise<OrderRequest> {
    return this.checkout.placeForCall(context, viewer, input);
  }
}
