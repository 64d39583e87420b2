import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { PickupPoint } from '../delivery/pickup-point/pickup-point.model.js';
import { Kopecks } from '../platform/graphql/scalars.js';
import { maxIds } from '../platform/input/ids.rules.js';
import { DeliveryDates } from './quote/quote.model.js';

@ObjectType({ description: 'Delivery of one unit' })
class DeliveryPriceLine {
  @Field(() => ID, { description: 'Id of the unit' })
  productItemId!: string;

  @Field(() => DeliveryDates, { description: 'Days on which the unit arrives if it is ordered now' })
  delivery!: DeliveryDates;

  @Field(() => Kopecks, { description: 'Price of the delivery if the unit is ordered alone' })
  deliveryPrice!: number;
}

@ObjectType({
  description: 'Price and days of the delivery of units to one place. Promo codes, which may make it free, are not taken into account',
})
export class DeliveryPrice {
  @Field(() => Kopecks, { description: 'Price of the delivery, 0 if it is free' })
  deliveryPrice!: number;

  @Field(() => DeliveryDates, {
    nullable: true,
    description: 'First day on which a unit may arrive, and last day by which all have arrived; null without units',
  })
  delivery!: DeliveryDates | null;

  @Field(() => [DeliveryPriceLine], { description: 'The units that can be bought, in the order of the request' })
  lines!: DeliveryPriceLine[];

  @Field(() => PickupPoint, { nullable: true, description: 'The pickup point; null for an address' })
  point!: PickupPoint | null;
}

const unitsDescription = `Ids of the units to deliver, at most ${maxIds}; unknown ones and those that cannot be bought are left out`;

@InputType({ description: 'Units to deliver to a pickup point' })
export class PickupPriceInput {
  @Field(() => ID, { description: 'Code of the point, from `getPVZListByLocation`' })
  code!: string;

  @Field(() => [ID], { description: unitsDescription })
  productItemIds!: string[];
}

@InputType({ description: 'Units to deliver to an address' })
export class AddressPriceInput {
  @Field(() => ID, { description: 'Id of the city, from `findCity`' })
  cityId!: string;

  @Field(() => [ID], { description: unitsDescription })
  productItemIds!: string[];
}
