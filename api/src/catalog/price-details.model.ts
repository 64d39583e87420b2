import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Kopecks } from '../platform/graphql/kopecks.scalar.js';
import { SupplierType } from '../platform/prisma/generated/enums.js';
import { BonusCalcState } from './product/product-enum.model.js';

registerEnumType(SupplierType, {
  name: 'SupplierType',
  description: 'Kind of supplier',
  valuesMap: {
    CONTRACTOR: { description: 'A contractor abroad' },
    MEET_WAREHOUSE: { description: "The shop's own stock" },
    PRIVATE_SELLER: { description: 'A private seller' },
    TRADING_FLOOR: { description: 'A trading floor' },
  },
});

@ObjectType({ description: 'Prices of one unit' })
export class PriceDetails {
  @Field(() => SupplierType, { description: 'Supplier of the unit' })
  supplier!: SupplierType;

  @Field(() => Kopecks, { description: 'Price for a guest' })
  price!: number;

  @Field(() => Kopecks, { nullable: true, description: 'Earlier price, always above `price`; null if not reduced' })
  oldPrice!: number | null;

  @Field(() => Kopecks, { nullable: true, description: 'Price for any signed-in user, never above `price`; null if there is none' })
  loyaltyPrice!: number | null;

  @Field(() => Int, { nullable: true, description: 'Discount from `oldPrice` in whole percent, rounded down; null if not reduced' })
  sale!: number | null;

  @Field(() => BonusCalcState, {
    description: "Whether it earns bonuses and may be paid with them: the unit's own value, otherwise its product's",
  })
  bonusCalcState!: BonusCalcState;
}

export { SupplierType };
