import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { AddressPriceInput, DeliveryPrice, PickupPriceInput } from './delivery-price.model.js';
import { DeliveryPriceService } from './delivery-price.service.js';

@Resolver(() => DeliveryPrice)
export class DeliveryPriceResolver {
  constructor(private readonly prices: DeliveryPriceService) {}

  @Query(() => DeliveryPrice, {
    description:
      'Price and days of the delivery of units to a pickup point. It is free from 10,000 roubles of goods at the prices of this viewer',
  })
  calculatePVZDelivery(
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => PickupPriceInput, description: 'Point and units' }) dto: PickupPriceInput,
  ): Promise<DeliveryPrice> {
    return this.prices.computePriceToPickupPoint(context, dto);
  }

  @Query(() => DeliveryPrice, { description: 'Price and days of the delivery of units to an address by courier' })
  calculateAddressDelivery(
    @Args('dto', { type: () => AddressPriceInput, description: 'City and units' }) dto: AddressPriceInput,
  ): Promise<DeliveryPrice> {
    return this.prices.computePriceToAddress(dto);
  }
}
