import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { Kopecks } from '../../../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../../../platform/pagination/pagination.model.js';
import { PromoKind } from '../../../platform/prisma/generated/enums.js';

@ObjectType({ description: 'Goods that a promo code reduces, by slug; all goods if there is none' })
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

  @Field(() => Kopecks, { description: 'Least sum of goods after member prices' })
  leastSum!: number;

  @Field(() => Int, { nullable: true, description: 'Uses in all; null if they are unlimited' })
  mostUses!: number | null;

  @Field(() => Int, { nullable: true, description: 'Uses by one account; null if they are unlimited' })
  mostAccountUses!: number | null;

  @Field(() => ID, { nullable: true, description: 'Account that alone may use it; null if everybody may' })
  accountId!: string | null;

  @Field(() => Boolean, { description: 'Whether it is shown to everybody who may use it' })
  listed!: boolean;

  @Field(() => Boolean, { description: 'Whether it also reduces lines that have a member price' })
  withMemberPrices!: boolean;

  @Field(() => Boolean, { description: 'Whether bonuses may be spent beside it' })
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

@ObjectType({ description: 'A page of promo codes, those that were changed last first' })
export class OperatorPromoCodePage {
  @Field(() => [OperatorPromoCode], { description: 'Items of this page' })
  items!: OperatorPromoCode[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
