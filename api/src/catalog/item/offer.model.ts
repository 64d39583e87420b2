import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DeliverySpeed } from '../../price/delivery-speed.rules.js';
import { PriceDetails } from '../../price/price-details.model.js';
import { Size } from '../size/size.model.js';

registerEnumType(DeliverySpeed, {
  name: 'DeliverySpeed',
  description: 'Delivery speed of a unit',
  valuesMap: {
    FAST: { description: "From the shop's stock: 1 to 4 days" },
    SLOW: { description: 'From another supplier: 14 to 25 days' },
  },
});

@ObjectType({ description: 'A size that can be bought at one delivery speed' })
export class Offer {
  @Field(() => Size, { description: 'The size' })
  size!: Size;

  @Field(() => DeliverySpeed, { description: 'Delivery speed' })
  deliverySpeed!: DeliverySpeed;

  @Field(() => ID, { description: 'Id of the unit that is cheapest for this viewer, to put into the cart' })
  productItemId!: string;

  @Field(() => PriceDetails, { description: 'Prices of the unit that `productItemId` identifies' })
  priceDetails!: PriceDetails;
}
