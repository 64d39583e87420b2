import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ProductItem } from '../../catalog/item/product-item.model.js';
import { PickupPoint } from '../../delivery/pickup-point/pickup-point.model.js';
import { CalendarDay, Kopecks } from '../../platform/graphql/scalars.js';
import { DeliveryMode } from '../../platform/prisma/generated/enums.js';
import { UnitOrigin } from '../../price/unit-origin.rules.js';
import { PromoProblem } from './promo-state.rules.js';
import { QuoteProblem } from './quote.rules.js';

registerEnumType(QuoteProblem, {
  name: 'QuoteProblem',
  description: 'Reason why a unit cannot be bought now',
  valuesMap: {
    SOLD: { description: 'The unit has been sold' },
    INACTIVE: { description: 'The shop has withdrawn the unit, its product or its brand' },
    RESERVED: { description: 'The unit is reserved for another order, and may become available again' },
  },
});

registerEnumType(UnitOrigin, {
  name: 'UnitOrigin',
  description: 'Where a unit is until it is ordered',
  valuesMap: {
    MEET_WAREHOUSE: { description: "In the shop's own stock in Russia" },
    RUSSIA: { description: 'At another supplier, in Russia' },
    ABROAD: { description: 'At another supplier, abroad' },
  },
});

registerEnumType(PromoProblem, {
  name: 'PromoProblem',
  description: 'Reason why a promo code does not reduce a quote',
  valuesMap: {
    NOT_FOUND: { description: 'There is no such code, or it is not kept with the cart of this viewer' },
    LEAST_SUM: { description: 'The goods cost less than the least sum of the code' },
    NOT_FOR_THESE_GOODS: { description: 'The code applies to other goods, or only to goods without a member price' },
    BEGINS_LATER: { description: 'The code is not valid yet' },
    ENDED: { description: 'The code is not valid any more' },
    USED_UP: { description: 'The code has been used as often as it may be' },
  },
});

@ObjectType({ description: 'Days on which a unit is delivered if it is ordered now' })
export class DeliveryDates {
  @Field(() => CalendarDay, { description: 'First day' })
  from!: string;

  @Field(() => CalendarDay, { description: 'Last day, included; this is the day to promise' })
  to!: string;
}

@ObjectType({ description: 'Units of a quote that arrive on the same days' })
export class DeliveryPart {
  @Field(() => DeliveryDates, { description: 'Days on which they arrive' })
  delivery!: DeliveryDates;

  @Field(() => [ID], { description: 'Ids of the units' })
  productItemIds!: string[];
}

@ObjectType({ description: 'A method of delivery to a city, before an address or a pickup point is chosen' })
export class DeliveryOption {
  @Field(() => DeliveryMode, { description: 'By courier or to a pickup point' })
  deliveryMode!: DeliveryMode;

  @Field(() => Kopecks, {
    description: 'Price of the delivery that the quote would have, 0 if it is free; to the cheapest kind of pickup points',
  })
  deliveryPrice!: number;

  @Field(() => DeliveryDates, {
    nullable: true,
    description: 'First day on which a unit may arrive, and last day by which all have arrived; null if no line can be bought',
  })
  delivery!: DeliveryDates | null;

  @Field(() => [DeliveryPart], {
    description:
      'Parts in which the order arrives, the earliest first; one if all units arrive on the same days, none if no line can be bought',
  })
  parts!: DeliveryPart[];
}

@ObjectType({ description: 'Promo code of a quote' })
export class QuotePromocode {
  @Field(() => String, { description: 'The code as the shop spells it; an unknown code is as in the request' })
  code!: string;

  @Field(() => PromoProblem, { nullable: true, description: 'Reason why the code does not apply; null if it applies' })
  problem!: PromoProblem | null;

  @Field(() => Kopecks, {
    nullable: true,
    description: 'For LEAST_SUM, the least sum of goods after member prices, before promo code and bonuses; otherwise null',
  })
  leastSum!: number | null;

  @Field(() => Boolean, { description: 'Whether the code makes the delivery free; false while it does not apply' })
  freeDelivery!: boolean;

  @Field(() => Boolean, { description: 'Whether bonuses may be spent together with the code; true while it does not apply' })
  withBonuses!: boolean;
}

@ObjectType({ description: 'One unit of a quote' })
export class QuoteLine {
  @Field(() => ID, { description: 'Id of the unit' })
  productItemId!: string;

  @Field(() => ProductItem, { description: 'The unit' })
  productItem!: ProductItem;

  @Field(() => Kopecks, { description: 'Price of the unit for a guest' })
  price!: number;

  @Field(() => Kopecks, { nullable: true, description: 'Price to strike through for this viewer; null unless it is above `cost`' })
  before!: number | null;

  @Field(() => Kopecks, {
    description:
      'Price of the unit for this viewer, without promo code and bonuses. The price of the line in a cart, which `addedPrice` compares with',
  })
  cost!: number;

  @Field(() => Kopecks, { description: "The line's share of the quote's `promo`" })
  promo!: number;

  @Field(() => Int, { description: "The line's share of the quote's `bonuses`, in whole bonuses" })
  bonuses!: number;

  @Field(() => Kopecks, {
    description: 'Amount that this viewer pays for the unit in money, after member price, promo code and bonuses; at least 1 rouble',
  })
  payable!: number;

  @Field(() => Int, { description: "The line's share of the quote's `cashback`, in whole bonuses; 0 for a line with a problem" })
  cashback!: number;

  @Field(() => Kopecks, {
    nullable: true,
    description:
      'Amount that a guest would save on the unit by signing in. Null for signed-in viewers and if nothing would be saved; never 0',
  })
  memberSaving!: number | null;

  @Field(() => QuoteProblem, {
    nullable: true,
    description: 'Reason why the unit cannot be bought now; null if it can. The sums leave out lines with a problem',
  })
  problem!: QuoteProblem | null;

  @Field(() => UnitOrigin, { description: 'Where the unit is until it is ordered, which explains the days of its delivery' })
  origin!: UnitOrigin;

  @Field(() => ProductItem, {
    nullable: true,
    description:
      'For a line with a problem, the available unit of the same product, size and delivery speed that costs this viewer least and is not in the quote. Null if there is none',
  })
  replacement!: ProductItem | null;

  @Field(() => DeliveryDates, {
    nullable: true,
    description: 'Days of the delivery; null without a place and for a line with a problem',
  })
  delivery!: DeliveryDates | null;
}

@ObjectType({ description: 'Prices of a set of units for this viewer. The lines that can be bought add up to the sums exactly' })
export class Quote {
  @Field(() => [QuoteLine], { description: 'A line for each existing unit, in the order of the request, without duplicates' })
  lines!: QuoteLine[];

  @Field(() => [ID], {
    description: 'Requested ids of units that were deleted, themselves or with their product, or never existed, unchanged',
  })
  unknownIds!: string[];

  @Field(() => Kopecks, { description: 'Sum of the lines before reductions: `before` of each line, or `cost` if `before` is null' })
  goods!: number;

  @Field(() => Kopecks, { description: 'Reductions of `goods` by old prices and member prices' })
  discount!: number;

  @Field(() => Kopecks, {
    description: 'Price of goods that is missing until the delivery to a pickup point is free; 0 once it is, and for a quote of nothing',
  })
  untilFreePickup!: number;

  @Field(() => Kopecks, { description: 'Reduction by the promo code' })
  promo!: number;

  @Field(() => Int, { description: 'Whole bonuses that are spent on the goods; 1 bonus is 1 rouble. 0 for a guest' })
  bonuses!: number;

  @Field(() => Int, { description: 'Maximum number of bonuses that may be spent on these goods; 0 for a guest' })
  mostBonuses!: number;

  @Field(() => Int, { nullable: true, description: 'Bonuses on the account of this viewer; null for a guest' })
  bonusBalance!: number | null;

  @Field(() => Kopecks, {
    nullable: true,
    description: 'Price of the delivery, 0 if it is free; null if the request gives no place',
  })
  delivery!: number | null;

  @Field(() => [DeliveryOption], {
    description:
      'Methods of delivery to the city of the request. One that is not possible there, or whose price is unknown at the moment, is left out; empty without a city',
  })
  deliveryOptions!: DeliveryOption[];

  @Field(() => PickupPoint, { nullable: true, description: 'Pickup point of the request; null without one' })
  pickupPoint!: PickupPoint | null;

  @Field(() => Kopecks, {
    description: 'Amount that this viewer pays: `goods` less `discount`, `promo` and 100 kopecks for each of `bonuses`, plus `delivery`',
  })
  total!: number;

  @Field(() => Int, {
    description:
      'Whole bonuses that this viewer earns on what is paid in money for goods, rounded down once for the whole quote; for a guest, those of the lowest loyalty level. 1 bonus is 1 rouble',
  })
  cashback!: number;

  @Field(() => Kopecks, {
    nullable: true,
    description: 'Amount that a guest would save by signing in. Null for signed-in viewers and if nothing would be saved; never 0',
  })
  memberSaving!: number | null;

  @Field(() => QuotePromocode, { nullable: true, description: 'Promo code of the request; null if it has none' })
  promocode!: QuotePromocode | null;
}
