import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { BonusEntry } from '../../loyalty/bonus/bonus-entry.model.js';
import { Pagination } from '../../platform/input/pagination.js';

@ObjectType({ description: 'All bonus entries of one order, or one entry that belongs to none' })
export class BonusOccasion {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => Int, { description: 'Sum of the entries, in whole bonuses; negative for a deduction' })
  amount!: number;

  @Field(() => GraphQLISODateTime, { description: 'Time of the latest entry' })
  createdAt!: Date;

  @Field(() => [BonusEntry], { description: 'The entries, latest first' })
  entries!: BonusEntry[];
}

@ObjectType({ description: 'A page of the bonus ledger by order, latest first' })
export class BonusHistory {
  @Field(() => [BonusOccasion], { description: 'Items of this page' })
  items!: BonusOccasion[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
