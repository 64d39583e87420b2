import { Field, GraphQLISODateTime, ID, InputType, PartialType } from '@nestjs/graphql';
import { AddressFields } from '../../../account/address/address-fields.model.js';
import { Kopecks } from '../../../platform/graphql/scalars.js';
import { maxUnits } from '../../placing/order-limits.rules.js';

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
    description: `Available units to add at their present prices. The changed order may have at most ${maxUnits} units`,
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
