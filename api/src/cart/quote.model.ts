import { Field, Float, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ProductItem } from '../catalog/item/product-item.model.js';
import { Kopecks } from '../platform/graphql/kopecks.scalar.js';
import { QuoteProblem } from './quote.rules.js';

registerEnumType(QuoteProblem, {
  name: 'QuoteProblem',
  description: 'Reason why a unit cannot be bought now',
  valuesMap: {
    SOLD: { description: 'The unit has been sold' },
    INACTIVE: { description: 'The shop has withdrawn the unit, its product or its brand' },
    RESERVED: { description: 'The unit is reserved for another order, and may become available again' },
  },
});

@ObjectType({ description: 'One unit of a quote' })
class QuoteLine {
  @Field(() => ID, { description: 'Id of the unit' })
  productItemId!: string;

  @Field(() => ProductItem, { description: 'The unit' })
  productItem!: ProductItem;

  @Field(() => Kopecks, { description: 'Price of the unit for a guest' })
  price!: number;

  @Field(() => Kopecks, { nullable: true, description: 'Price to strike through for this viewer; null unless it is above `payable`' })
  before!: number | null;

  @Field(() => Kopecks, { description: 'Price of the unit for this viewer, after all reductions of the quote' })
  payable!: number;

  // Float, because 10 % of the highest possible price exceeds the range of Int.
  @Field(() => Float, { description: "The line's share of the quote's `cashback`, in whole bonuses; 0 for a line with a problem" })
  cashback!: number;

  @Field(() => Kopecks, {
    nullable: true,
    description:
      'Amount that a guest would save on the unit by signing in. Null for signed-in viewers and if nothing would be saved; never 0',
  })
  memberSaving!: number | null;

  @Field(() => QuoteProblem, {
    nullable: true,
    description: 'Reason why the unit cannot be bought now; null if it can. The sums leave out lines with a problem',
  })
  problem!: QuoteProblem | null;
}

@ObjectType({ description: 'Prices of a set of units for this viewer. The lines that can be bought add up to the sums exactly' })
export class Quote {
  @Field(() => [QuoteLine], { description: 'A line for each existing unit, in the order of the request, without duplicates' })
  lines!: QuoteLine[];

  @Field(() => [ID], {
    description: 'Requested ids of units that were deleted, themselves or with their product, or never existed, unchanged',
  })
  unknownIds!: string[];

  @Field(() => Kopecks, { description: 'Sum of the lines before reductions: `before` of each line, or `payable` if `before` is null' })
  goods!: number;

  @Field(() => Kopecks, { description: 'Difference between `goods` and `total`' })
  discount!: number;

  @Field(() => Kopecks, { description: 'Amount that this viewer pays: `goods` less `discount`' })
  total!: number;

  // Float for the same reason as a line's cashback.
  @Field(() => Float, {
    description:
      'Whole bonuses that this viewer earns, rounded down once for the whole quote; for a guest, those of the lowest loyalty level. 1 bonus is 1 rouble',
  })
  cashback!: number;

  @Field(() => Kopecks, {
    nullable: true,
    description: 'Amount that a guest would save by signing in. Null for signed-in viewers and if nothing would be saved; never 0',
  })
  memberSaving!: number | null;
}
