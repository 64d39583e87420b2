import { Args, Context, Field, GraphQLISODateTime, ID, InputType, Mutation, PartialType, Resolver } from '@nestjs/graphql';
import { AddressFields } from '../../account/address/address-fields.model.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { Order } from '../model/order.model.js';
import { unitsAtMost } from '../placing/order-limits.rules.js';
import { ChangeOrderService } from './change-order.service.js';

@InputType({ description: 'A lower price of a line' })
class LoweredPriceInput {
  @Field(() => ID, { description: 'Line of the order' })
  itemId!: string;

  @Field(() => Kopecks, {
    description:
      'What the unit costs from now on, without promo code and bonuses: at least 1 rouble, and not more than its present `price`',
  })
  price!: number;
}

@InputType({ description: 'Where a changed order is delivered to: a pickup point, or an address with its city, street and house' })
class ChangedDeliveryInput extends PartialType(AddressFields, InputType) {
  @Field(() => ID, { nullable: true, description: 'Code of a pickup point, from `getPVZListByLocation`' })
  pickupPointCode?: string | null;
}

@InputType({ description: 'Changes to an order that is confirmed by a call. Omitted fields stay unchanged' })
export class ChangeCalledOrderInput {
  @Field(() => ID, { description: 'Id of the order' })
  orderId!: string;

  @Field(() => GraphQLISODateTime, { description: '`updatedAt` of the order that the operator has seen: CONFLICT if it has changed since' })
  updatedAt!: Date;

  @Field(() => [ID], { nullable: true, description: 'Lines to remove; at least one line of the order has to stay' })
  removedItemIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Available units to add at their present prices. The changed order may have at most ${unitsAtMost} units`,
  })
  addedProductItemIds?: string[] | null;

  @Field(() => [LoweredPriceInput], { nullable: true, description: 'Lower prices of lines that stay' })
  prices?: LoweredPriceInput[] | null;

  @Field(() => ChangedDeliveryInput, { nullable: true, description: 'New place of the delivery' })
  delivery?: ChangedDeliveryInput | null;

  @Field(() => Kopecks, {
    nullable: true,
    description: 'Total that the shopper has agreed to. If the order would cost another sum, nothing changes. Not checked if omitted',
  })
  expectedTotal?: number | null;

  @Field(() => String, { nullable: true, description: 'Explanation that the shopper sees; at most 500 characters' })
  reason?: string | null;
}

@Resolver()
export class ChangeOrderResolver {
  constructor(private readonly changes: ChangeOrderService) {}

  @Mutation(() => Order, {
    description:
      'Changes lines, prices or delivery of an order that waits for a call, or for its payment after one, and returns the order. It is quoted again: lines that stay keep their prices, bonuses are reduced to what may still be paid with them, and a promo code whose conditions are not fulfilled any more is taken off. Its term does not change. The shopper gets one e-mail with the changes and the new total. A payment that was opened before is not accepted, and its money is returned. CONFLICT if the order has changed since `updatedAt`, was paid or has ended, ITEMS_UNAVAILABLE if a unit to add is not free, PRICE_CHANGED with `details.total` if `expectedTotal` differs. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  changeCalledOrder(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => ChangeCalledOrderInput, description: 'The change' }) dto: ChangeCalledOrderInput,
  ): Promise<Order> {
    return this.changes.change(viewer, context, dto);
  }
}
