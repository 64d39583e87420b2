import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export enum StockRefusal {
  UNKNOWN = 'UNKNOWN',
  SOLD = 'SOLD',
  WRONG_PRICES = 'WRONG_PRICES',
}

registerEnumType(StockRefusal, {
  name: 'StockRefusal',
  description: 'Why a unit was refused',
  valuesMap: {
    UNKNOWN: { description: 'There is no unit with this `externalId`' },
    SOLD: { description: 'The unit has been sold' },
    WRONG_PRICES: {
      description: 'A price is below 1 rouble or above 100 million roubles, `oldPrice` is not above `price`, or `loyaltyPrice` is above it',
    },
  },
});

@ObjectType({ description: 'A unit that was refused' })
export class RefusedStock {
  @Field(() => String, { description: '`externalId` of the unit' })
  externalId!: string;

  @Field(() => StockRefusal, { description: 'Reason' })
  reason!: StockRefusal;
}

@ObjectType({ description: 'Result of `setStock`' })
export class StockUpdate {
  @Field(() => Int, { description: 'Number of units that were changed' })
  changed!: number;

  @Field(() => Int, { description: 'Number of units that needed no change' })
  unchanged!: number;

  @Field(() => [RefusedStock], { description: 'Units that were refused and not changed, in the order of the request' })
  refused!: RefusedStock[];
}
