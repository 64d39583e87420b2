import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { Pagination } from '../../platform/input/pagination.js';
import { PromoKind } from '../../platform/prisma/generated/enums.js';

registerEnumType(PromoKind, {
  name: 'PromocodeKind',
  description: 'What a promo code does',
  valuesMap: {
    PERCENT: { description: 'Reduces goods by `percent`' },
    AMOUNT: { description: 'Reduces goods by `amount`' },
    FREE_DELIVERY: { description: 'Makes the delivery free' },
  },
});

@ObjectType({ description: 'A promo code that the viewer may use' })
export class Promocode {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'The code, for `validatePromocode`' })
  code!: string;

  @Field(() => PromoKind, { description: 'What the code does' })
  kind!: PromoKind;

  @Field(() => Int, { nullable: true, description: 'Reduction in percent; null unless the kind is `PERCENT`' })
  percent!: number | null;

  @Field(() => Kopecks, { nullable: true, description: 'Reduction; null unless the kind is `AMOUNT`' })
  amount!: number | null;

  @Field(() => Kopecks, { description: 'Minimum sum of the goods at the prices of members; 0 if there is no minimum' })
  leastSum!: number;

  @Field(() => [String], {
    description: 'Names of the directories, brands, collections and products that the code is limited to; empty if it applies to all goods',
  })
  goods!: string[];

  @Field(() => Boolean, { description: 'Whether the code also reduces goods that have a price for members' })
  withMemberPrices!: boolean;

  @Field(() => Boolean, { description: 'Whether the order may also be paid with bonuses' })
  withBonuses!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'Time from which the code applies, which may be in the future' })
  startsAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time at which the code ends; null if it has no end' })
  endsAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Number of orders for which the viewer may still use the code; null if unlimited' })
  usesLeft!: number | null;

  @Field(() => Boolean, { description: 'Whether the code belongs to the viewer alone' })
  isOwn!: boolean;
}

@ObjectType({ description: "A page of promo codes: the viewer's own first, then those that end soonest" })
export class PromocodeList {
  @Field(() => [Promocode], { description: 'Items of this page' })
  items!: Promocode[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

@InputType({ description: 'A promo code' })
export class ValidatePromocodeInput {
  @Field(() => String, { description: 'The code as the shopper typed it; case, spaces and look-alike letters do not matter' })
  code!: string;
}
