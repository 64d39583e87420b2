import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Kopecks } from '../platform/graphql/kopecks.scalar.js';
import { SupplierType } from '../platform/prisma/generated/enums.js';
import { BonusCalcState } from './product/product-enum.model.js';

registerEnumType(SupplierType, {
  name: 'SupplierType',
  description: 'Where a unit is bought',
  valuesMap: {
    CONTRACTOR: { description: 'A contractor abroad' },
    MEET_WAREHOUSE: { description: 'Our own stock: delivered within days' },
    PRIVATE_SELLER: { description: 'A private seller' },
    TRADING_FLOOR: { description: 'A trading floor' },
  },
});

@ObjectType({ description: 'The prices of one unit' })
export class PriceDetails {
  @Field(() => SupplierType, { description: 'Where the unit is bought' })
  supplier!: SupplierType;

  @Field(() => Kopecks, { description: 'What a guest pays' })
  price!: number;

  @Field(() => Kopecks, { nullable: true, description: 'The price before, struck through; always above `price`' })
  oldPrice!: number | null;

  @Field(() => Kopecks, { nullable: true, description: 'What any signed-in user pays; never above `price`' })
  loyaltyPrice!: number | null;

  @Field(() => Int, { nullable: true, description: 'Whole percents off `oldPrice`, rounded down; null where there is none' })
  sale!: number | null;

  @Field(() => BonusCalcState, { description: "What bonuses have to do with it: the unit's own value, or else its product's" })
  bonusCalcState!: BonusCalcState;
}

export { SupplierType };
