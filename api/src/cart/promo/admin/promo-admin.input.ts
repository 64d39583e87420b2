import { Field, GraphQLISODateTime, ID, InputType, Int } from '@nestjs/graphql';
import { Kopecks } from '../../../platform/graphql/scalars.js';
import { PagedInput } from '../../../platform/input/pagination.js';
import { PromoKind } from '../../../platform/prisma/generated/enums.js';

@InputType({ description: 'Goods that a promo code reduces, by slug. A code that names none reduces all goods' })
export class PromoScopeInput {
  @Field(() => [String], { defaultValue: [], description: 'Directories, also virtual ones' })
  directories!: string[];

  @Field(() => [String], { defaultValue: [], description: 'Brands' })
  brands!: string[];

  @Field(() => [String], { defaultValue: [], description: 'Collections' })
  collections!: string[];

  @Field(() => [String], { defaultValue: [], description: 'Products' })
  products!: string[];
}

@InputType({ description: 'A complete promo code. Omitted fields have their default values' })
export class SavePromoCodeInput {
  @Field(() => String, {
    description:
      'The code as shoppers see it, 3 to 40 letters, digits and hyphens. It identifies the code; case and look-alike letters do not matter',
  })
  code!: string;

  @Field(() => PromoKind, { description: 'What it does' })
  kind!: PromoKind;

  @Field(() => Int, { nullable: true, description: 'Percent of a PERCENT code, 1 to 100' })
  percent?: number | null;

  @Field(() => Kopecks, { nullable: true, description: 'Amount of an AMOUNT code' })
  amount?: number | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time from which it applies. If omitted, a new code applies at once, and an existing one keeps its time',
  })
  startsAt?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it ends; never if omitted' })
  endsAt?: Date | null;

  @Field(() => Kopecks, { defaultValue: 0, description: 'Minimum sum of the goods after member prices' })
  leastSum!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of uses in total; unlimited if omitted. It must not be less than the number of uses so far',
  })
  mostUses?: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of uses per account; unlimited if omitted' })
  mostAccountUses?: number | null;

  @Field(() => ID, { nullable: true, description: 'The only account that may use it; everybody if omitted' })
  accountId?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether it is shown to everybody who may use it' })
  listed!: boolean;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether it also reduces lines that have a member price' })
  withMemberPrices!: boolean;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether bonuses may be spent together with it' })
  withBonuses!: boolean;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether it may be used' })
  active!: boolean;

  @Field(() => PromoScopeInput, { nullable: true, description: 'Goods that it reduces; all goods if omitted' })
  goods?: PromoScopeInput | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: '`updatedAt` of the code that the operator has read; omit it for a new code',
  })
  updatedAt?: Date | null;
}

@InputType({ description: 'A promo code to remove' })
export class RemovePromoCodeInput {
  @Field(() => String, { description: 'The code' })
  code!: string;

  @Field(() => GraphQLISODateTime, { description: '`updatedAt` of the code that the operator has read' })
  updatedAt!: Date;
}

@InputType({ description: 'Which promo codes to list' })
export class OperatorPromoCodeListInput extends PagedInput {
  @Field(() => String, { nullable: true, description: 'Only codes that contain this text. Case and look-alike letters do not matter' })
  code?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only codes of this account' })
  accountId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only codes that may be used now, or only those that may not' })
  usable?: boolean | null;
}
