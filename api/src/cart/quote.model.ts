import { Field, Float, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ProductItem } from '../catalog/item/product-item.model.js';
import { Kopecks } from '../platform/graphql/kopecks.scalar.js';
import { QuoteProblem } from './quote.rules.js';

registerEnumType(QuoteProblem, {
  name: 'QuoteProblem',
  description: 'Why a unit cannot be bought now',
  valuesMap: {
    SOLD: { description: 'It has been sold' },
    INACTIVE: { description: 'The shop has withdrawn it' },
    RESERVED: { description: 'It is held for another order, and may become available again' },
  },
});

@ObjectType({ description: 'One unit of a quote' })
class QuoteLine {
  @Field(() => ID, { description: 'Id of the unit' })
  productItemId!: string;

  @Field(() => ProductItem, { description: 'The unit' })
  productItem!: ProductItem;

  @Field(() => Kopecks, { description: 'What a guest pays for it' })
  price!: number;

  @Field(() => Kopecks, { nullable: true, description: 'The price to strike through for this viewer; null unless it is above `payable`' })
  before!: number | null;

  @Field(() => Kopecks, { description: 'What this viewer pays for it after all reductions of the quote' })
  payable!: number;

  // Float, because 10 % of the largest price does not fit Int.
  @Field(() => Float, { description: "Its share of the quote's `cashback`, in whole bonuses; 0 for a line with a problem" })
  cashback!: number;

  @Field(() => Kopecks, {
    nullable: true,
    description: 'What this viewer, a guest, would save on it by signing in; null when there is no saving',
  })
  memberSaving!: number | null;

  @Field(() => QuoteProblem, {
    nullable: true,
    description: 'Why it cannot be bought now; null where it can. A line with a problem counts in no sum',
  })
  problem!: QuoteProblem | null;
}

@ObjectType({ description: 'What a set of units costs this viewer. The lines that can be bought add up to the sums exactly' })
export class Quote {
  @Field(() => [QuoteLine], { description: 'The units that exist, each once, in the order of the request' })
  lines!: QuoteLine[];

  @Field(() => [ID], {
    description: 'Ids of the request that no unit has, as they were given: the shop has deleted the unit, or never had it',
  })
  unknownIds!: string[];

  @Field(() => Kopecks, { description: 'The goods before any reduction: `before`, or `payable` where nothing is struck through' })
  goods!: number;

  @Field(() => Kopecks, { description: 'How much less than `goods` is paid for them' })
  discount!: number;

  @Field(() => Kopecks, { description: 'What this viewer pays: `goods` less `discount`' })
  total!: number;

  // Float for the same reason as a line's cashback.
  @Field(() => Float, {
    description:
      'Whole bonuses that this viewer earns, rounded down once for the whole quote; guests see the entry level. 1 bonus is 1 rouble',
  })
  cashback!: number;

  @Field(() => Kopecks, {
    nullable: true,
    description: 'What this viewer, a guest, would save by signing in. Null for signed-in viewers and when there is no saving; never 0',
  })
  memberSaving!: number | null;
}
