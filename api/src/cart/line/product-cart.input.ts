import { Field, ID, InputType } from '@nestjs/graphql';
import { maxLines, maxVisibleLines } from './cart-limits.rules.js';

@InputType({ description: 'Units to add to the cart' })
export class AddToProductCartInput {
  @Field(() => ID, { nullable: true, description: 'Id of the unit' })
  id?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Ids of units, at most ${maxLines}, added in this order; for the cart that a guest brings along when signing in`,
  })
  ids?: string[] | null;
}

@InputType({ description: 'Units to save for later' })
export class SaveForLaterInput {
  @Field(() => [ID], { description: `Ids of units, at most ${maxLines}. Those that are not in the cart are added in this order` })
  ids!: string[];
}

@InputType({ description: 'Units to remove from the cart' })
export class RemoveFromProductCartInput {
  @Field(() => ID, { nullable: true, description: 'Id of the unit' })
  id?: string | null;

  @Field(() => [ID], { nullable: true, description: `Ids of units, at most ${maxVisibleLines}` })
  ids?: string[] | null;
}

@InputType({ description: 'A unit of the cart and the unit that takes its place' })
export class ReplaceInProductCartInput {
  @Field(() => ID, { description: 'Id of the unit in the cart' })
  id!: string;

  @Field(() => ID, { description: 'Id of the unit that takes its place, such as `QuoteLine.replacement`' })
  by!: string;
}
