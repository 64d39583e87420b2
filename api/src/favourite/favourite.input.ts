import { Field, ID, InputType } from '@nestjs/graphql';
import { mostFavourites } from './favourite.rules.js';

@InputType({ description: 'A product to add to the favourites or to remove from them' })
export class ToggleFavouriteInput {
  @Field(() => ID, { description: 'Id of the product' })
  productId!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the product is to be a favourite, so that a repeated request changes nothing. If omitted, its state is reversed',
  })
  isFavourite?: boolean | null;
}

@InputType({ description: 'Products to add to the favourites' })
export class AddFavouritesInput {
  @Field(() => [ID], {
    description: `Ids of products, newest first, at most ${mostFavourites}; for the list that a guest brings along when signing in`,
  })
  productIds!: string[];
}
