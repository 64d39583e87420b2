import { Extensions, Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { ProductItem } from '../../catalog/item/product-item.model.js';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { maxLines, maxVisibleLines } from './cart-limits.rules.js';

@ObjectType({ description: 'A unit in the cart of a signed-in user' })
export class CartLine {
  @Field(() => ProductItem, { nullable: true, description: 'The unit; null if it was deleted' })
  productItem!: ProductItem | null;

  @Field(() => ID, { description: 'Id of the unit' })
  productItemId!: string;

  @Field(() => Kopecks, {
    description:
      'Price for this user when the unit was added, to compare with `QuoteLine.cost`. A unit that replaces another one keeps the price of that one',
  })
  addedPrice!: number;

  @Field(() => GraphQLISODateTime, { description: 'Time at which the unit was added' })
  addedAt!: Date;

  @Field(() => Int, { description: 'Position among all lines of the cart, checked and saved for later, from 0 on' })
  position!: number;
}

@ObjectType({
  description: `The cart of a signed-in user, the same on every device. It holds the units that are checked, at most ${maxLines}, and beyond that what an order has brought back; ${maxVisibleLines} are shown. \`quote\` prices them. Beside them it holds those that are saved for later, at most ${maxLines}`,
})
export class ProductCart {
  @Field(() => ID, { description: 'Id of the user' })
  userId!: string;

  @Field(() => ID, {
    description: 'Opaque version of the units, checked and saved, and the promo code, to compare with `CartChange.version`',
  })
  version!: string;

  @Field(() => [CartLine], { description: 'Checked lines in the order in which they were added' })
  @Extensions({ defaultLength: maxVisibleLines })
  lines!: CartLine[];

  @Field(() => [ProductItem], { description: 'Units of the lines, in their order, including sold and withdrawn ones' })
  @Extensions({ defaultLength: maxVisibleLines })
  productItems!: ProductItem[];

  @Field(() => [CartLine], { description: 'Lines saved for later in the order in which they were added. No order or sum includes them' })
  @Extensions({ defaultLength: maxLines })
  savedItems!: CartLine[];

  @Field(() => Int, { description: 'Bonuses on the account' })
  bonusesAvailable!: number;

  @Field(() => Int, { description: 'Maximum number of bonuses that may be spent on this cart' })
  bonusesAvailableToSpent!: number;

  @Field(() => Kopecks, { description: 'Amount by which the promo code reduces this cart' })
  discountValue!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Promo code that is kept with the cart; null without one. `quote` says whether it applies now',
  })
  promocode!: string | null;
}
