import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { maxIds } from '../../platform/input/ids.rules.js';

@InputType({ description: 'Place that goods are delivered to: one of the fields' })
class QuoteDeliveryInput {
  @Field(() => ID, { nullable: true, description: 'Id of the city of an address, as `findCity` returns it' })
  cityId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of a saved address of the viewer, from `addressList`' })
  addressId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Code of a pickup point, from `getPVZListByLocation`' })
  pickupPointCode?: string | null;
}

@InputType({ description: 'Units to price, and how the viewer wants to pay and receive them' })
export class QuoteInput {
  @Field(() => [ID], { description: `Ids of the units, at most ${maxIds}; a repeated one counts once` })
  productItemIds!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Promo code. It counts only if `validatePromocode` has kept it with the cart of the viewer',
  })
  promocode?: string | null;

  @Field(() => Int, { nullable: true, description: 'Whole bonuses to pay with; more than `Quote.mostBonuses` counts as `mostBonuses`' })
  bonuses?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the city of `Quote.deliveryOptions`, as `findCity` returns it. By default that of `delivery`. It changes no sum',
  })
  deliveryCityId?: string | null;

  @Field(() => QuoteDeliveryInput, { nullable: true, description: 'Place of the delivery, if it is known' })
  delivery?: QuoteDeliveryInput | null;
}
