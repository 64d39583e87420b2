import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Pagination } from '../platform/input/pagination.js';
import { BonusEntryKind } from '../platform/prisma/generated/enums.js';

registerEnumType(BonusEntryKind, {
  name: 'BonusEntryKind',
  description: 'Kind of ledger entry',
  valuesMap: {
    GRANT: { description: 'Welcome bonuses were granted for the first confirmed phone' },
    HOLD: { description: 'Bonuses were held for an order' },
    SPEND: { description: 'Bonuses were spent on an order; the preceding entry released their hold' },
    RELEASE: { description: 'Held bonuses were released' },
    ACCRUE: { description: 'Cashback was credited' },
    REVOKE: { description: 'Bonuses were taken back, for example for returned goods' },
    RETURN: { description: 'Bonuses spent on a unit came back, because the unit was cancelled or refunded' },
  },
});

@ObjectType({ description: 'An entry of the append-only bonus ledger' })
export class BonusEntry {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => BonusEntryKind, { description: 'Kind of entry' })
  kind!: BonusEntryKind;

  @Field(() => Int, { description: 'Number of whole bonuses; negative for a deduction' })
  amount!: number;

  @Field(() => Int, { description: 'Balance after the entry' })
  balance!: number;

  @Field(() => GraphQLISODateTime, { description: 'Time of the entry' })
  createdAt!: Date;

  /** Cause of the entry. This is not a field of the schema, but the resolver of `order` reads it. */
  reference!: string;
}

@ObjectType({ description: 'A page of the bonus ledger, latest first' })
export class BonusEntryList {
  @Field(() => [BonusEntry], { description: 'Items of this page' })
  items!: BonusEntry[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
