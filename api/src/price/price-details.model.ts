import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Kopecks } from '../platform/graphql/kopecks.scalar.js';
import { BonusCalcState, SupplierType } from '../platform/prisma/generated/enums.js';

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

registerEnumType(BonusCalcState, {
  name: 'BonusCalcState',
  description: 'Whether a purchase earns bonuses and may be paid with them',
  valuesMap: {
    ACCRUAL_ONLY: { description: 'Earns cashback; cannot be paid with bonuses' },
    FULL: { description: 'Earns cashback and can be paid with bonuses' },
    NONE: { description: 'Earns no cashback and cannot be paid with bonuses' },
  },
});

@ObjectType({
  description:
    'The prices of one unit. Show the viewer `payable`, with `before` struck through beside it, and «от» in front of it if `from` is true; `price`, `oldPrice` and `loyaltyPrice` are the same for every viewer',
})
export class PriceDetails {
  @Field(() => SupplierType, { description: 'Supplier of the unit' })
  supplier!: SupplierType;

  @Field(() => Kopecks, { description: 'Price for a guest; listings sort and filter by it for every viewer' })
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

  @Field(() => Kopecks, {
    description:
      'Price that this viewer pays, before promo codes and bonuses: `loyaltyPrice` if they are signed in and there is one, otherwise `price`',
  })
  payable!: number;

  @Field(() => Kopecks, {
    nullable: true,
    description: 'The price to strike through for this viewer: `oldPrice`, or `price` without one. Null unless it is above `payable`',
  })
  before!: number | null;

  @Field(() => Boolean, {
    description:
      'Whether another available unit costs this viewer more, so that «от» is shown. Always false for a single unit and for an offer',
  })
  from!: boolean;

  @Field(() => Kopecks, {
    nullable: true,
    description: 'Amount that a guest would save on the unit by signing in. Null for signed-in viewers and without a saving; never 0',
  })
  memberSaving!: number | null;
}

export { BonusCalcState, SupplierType };
