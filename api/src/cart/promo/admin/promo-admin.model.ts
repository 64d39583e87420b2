import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { Kopecks } from '../../../platform/graphql/scalars.js';
import { Pagination } from '../../../platform/input/pagination.js';
import { PromoKind } from '../../../platform/prisma/generated/enums.js';

@ObjectType({ description: 'Goods that a promo code reduces, by slug. A code without any reduces all goods' })
export class PromoScope {
  @Field(() => [String], { description: 'Directories' })
  directories!: string[];

  @Field(() => [String], { description: 'Brands' })
  brands!: string[];

  @Field(() => [String], { description: 'Collections' })
  collections!: string[];

  @Field(() => [String], { description: 'Products' })
  products!: string[];
}

@ObjectType({ description: 'A promo code as the staff sees it' })
export class OperatorPromoCode {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'The code as shoppers see it' })
  code!: string;

  @Field(() => PromoKind, { description: 'What it does' })
  kind!: PromoKind;

  @Field(() => Int, { nullable: true, description: 'Percent of a PERCENT code' })
  percent!: number | null;

  @Field(() => Kopecks, { nullable: true, description: 'Amount of an AMOUNT code' })
  amount!: number | null;

  @Field(() => GraphQLISODateTime, { description: 'When it begins' })
  startsAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it ends; null if it does not' })
  endsAt!: Date | null;

  @Field(() => Kopecks, { description: 'Minimum sum of the goods after member prices' })
  leastSum!: number;

  @Field(() => Int, { nullable: true, description: 'Maximum number of uses in total; null if unlimited' })
  mostUses!: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of uses per account; null if unlimited' })
  mostAccountUses!: number | null;

  @Field(() => ID, { nullable: true, description: 'The only account that may use it; null if everybody may' })
  accountId!: string | null;

  @Field(() => Boolean, { description: 'Whether it is shown to everybody who may use it' })
  listed!: boolean;

  @Field(() => Boolean, { description: 'Whether it also reduces lines that have a member price' })
  withMemberPrices!: boolean;

  @Field(() => Boolean, { description: 'Whether bonuses may be spent together with it' })
  withBonuses!: boolean;

  @Field(() => Boolean, { description: 'Whether it may be used' })
  active!: boolean;

  @Field(() => PromoScope, { description: 'Goods that it reduces' })
  goods!: PromoScope;

  @Field(() => Int, { description: 'Uses by orders that were placed and have not ended unpaid' })
  uses!: number;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change, for the next save' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A page of promo codes, last changed first' })
export class OperatorPromoCodeList {
  @Field(() => [OperatorPromoCode], { description: 'Items of this page' })
  items!: OperatorPromoCode[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
