import { Field, ID, InputType } from '@nestjs/graphql';
import { maxIds } from '../../platform/input/ids.rules.js';

const units = `Ids of the units to deliver, at most ${maxIds}; unknown ones and those that cannot be bought are left out`;

@InputType({ description: 'Units to deliver to a pickup point' })
export class PickupPriceInput {
  @Field(() => ID, { description: 'Code of the point, from `getPVZListByLocation`' })
  code!: string;

  @Field(() => [ID], { description: units })
  productItemIds!: string[];
}

@InputType({ description: 'Units to deliver to an address' })
export class AddressPriceInput {
  @Field(() => ID, { description: 'Id of the city, from `findCity`' })
  cityId!: string;

  @Field(() => [ID], { description: units })
  productItemIds!: string[];
}
