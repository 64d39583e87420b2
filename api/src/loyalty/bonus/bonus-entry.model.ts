import { Field, Float, GraphQLISODateTime, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Pagination } from '../../platform/pagination/pagination.model.js';
import { BonusEntryKind } from '../../platform/prisma/generated/enums.js';

registerEnumType(BonusEntryKind, {
  name: 'BonusEntryKind',
  description: 'What an entry of the ledger does',
  valuesMap: {
    GRANT: { description: 'Welcome bonuses, with the first confirmed phone' },
    HOLD: { description: 'Put aside for an order' },
    SPEND: { description: 'Paid for an order; the entry before it has released what was held' },
    RELEASE: { description: 'What was held is free again' },
    ACCRUE: { description: 'Cashback' },
    REVOKE: { description: 'Taken back, for example of goods that were returned' },
  },
});

// Float, because sums of bonuses can exceed Int.
@ObjectType({ description: 'A line of the bonus ledger, which is only ever added to' })
export class BonusEntry {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => BonusEntryKind, { description: 'What it does' })
  kind!: BonusEntryKind;

  @Field(() => Float, { description: 'Whole bonuses that come, or below zero go' })
  amount!: number;

  @Field(() => Float, { description: 'What there was after it' })
  balance!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was entered' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of the bonus ledger, the latest entry first' })
export class BonusEntryList {
  @Field(() => [BonusEntry], { description: 'Those of this page' })
  items!: BonusEntry[];

  @Field(() => Pagination, { description: 'Where the page stands in the list' })
  pagination!: Pagination;
}
