import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PriceDetails } from '../price-details.model.js';
import { Size } from '../size/size.model.js';
import { DeliverySpeed } from './offer.rules.js';

registerEnumType(DeliverySpeed, {
  name: 'DeliverySpeed',
  description: 'How soon a unit comes',
  valuesMap: {
    FAST: { description: 'From our own stock: 1 to 4 days' },
    SLOW: { description: 'From elsewhere: 14 to 25 days' },
  },
});

@ObjectType({ description: 'What a shopper can choose: a size at a speed' })
export class Offer {
  @Field(() => Size, { description: 'The size' })
  size!: Size;

  @Field(() => DeliverySpeed, { description: 'How soon it comes' })
  deliverySpeed!: DeliverySpeed;

  @Field(() => ID, { description: 'The unit it stands for, the cheapest there is: what goes into the cart' })
  productItemId!: string;

  @Field(() => PriceDetails, { description: 'Prices of that unit' })
  priceDetails!: PriceDetails;
}
