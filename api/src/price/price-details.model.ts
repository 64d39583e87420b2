import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Kopecks } from '../platform/graphql/scalars.js';
import { BonusCalcState, SupplierType } from '../platform/prisma/generated/enums.js';

registerEnumType(SupplierType, {
  name: 'SupplierType',
  description: 'Kind of supplier',
  valuesMap: {
    CONTRACTOR: { description: 'A contractor abroad' },
    MEET_WAREHOUSE: { description: "The shop's own stock" },
    PRIVATE_SELLER: { description: 'A private seller' },
    TRADING_FLOOR: { description: 'A marketplace' },
  },
});

registerEnumType(BonusCalcState, {
  name: 'BonusCalcState',
  description: 'Whether a purchase earns bonuses and may be paid for with them',
  valuesMap: {
    ACCRUAL_ONLY: { description: 'Earns cashback; cannot be paid for with bonuses' },
    FULL: { description: 'Earns cashback and can be paid for with bonuses' },
    NONE: { description: 'Earns no cashback and cannot be paid for with bonuses' },
  },
});

@ObjectType({
  description:
    'The prices of one unit. Show the viewer `payable`, with `before` struck through beside it, and «от» in front of it if `from` is true; `price`, `oldPrice` and `loyaltyPrice` are the same for every viewer',
})
export class PriceDetails {
  @Field(() => SupplierType, { description: 'Kind of supplier that the unit comes from' })
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
    description: "Whether the unit earns bonuses and may be paid for with them. If the unit sets nothing, its product's value applies",
  })
  bonusCalcState!: BonusCalcState;

  @Field(() => Kopecks, {
    description:
      'Price that this viewer pays, before promo codes and bonuses: `loyaltyPrice` if they are signed in and there is one, otherwise `price`',
  })
  payable!: number;

  @Field(() => Kopecks, {
    nullable: true,
    description:
      'Price to strike through for this viewer: `oldPrice`, or `price` if there is no `oldPrice`. Null unless it is above `payable`',
  })
  before!: number | null;

  @Field(() => Boolean, {
    description:
      'Whether another available unit costs this viewer more, so that «от» should be shown. Always false in the prices of a single unit or an offer',
  })
  from!: boolean;

  @Field(() => Kopecks, {
    nullable: true,
    description:
      'Amount that a guest would save on the unit by signing in. Null for signed-in viewers and if nothing would be saved; never 0',
  })
  memberSaving!: number | null;
}

export { BonusCalcState, SupplierType };
