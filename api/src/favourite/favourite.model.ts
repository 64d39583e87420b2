import { Extensions, Field, GraphQLISODateTime, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Product } from '../catalog/product/product.model.js';
import { Kopecks } from '../platform/graphql/scalars.js';
import { defaultPage, Pagination } from '../platform/input/pagination.js';
import { maxFavourites } from './favourite-limits.rules.js';

@ObjectType({ description: 'A favourite product of the signed-in user' })
class Favourite {
  @Field(() => Product, { description: 'The product, even if sold out' })
  product!: Product;

  @Field(() => Kopecks, {
    nullable: true,
    description:
      'Price for this user when the product was added, to compare with `Product.priceDetails.payable`; null if it was sold out then',
  })
  addedPrice!: number | null;

  @Field(() => GraphQLISODateTime, { description: 'Time at which the product was added' })
  addedAt!: Date;
}

@ObjectType({
  description: `The favourite products of the signed-in user, the same on every device: at most ${maxFavourites}, those added last first. Withdrawn products are left out`,
})
export class Favourites {
  @Field(() => ID, { description: 'Id of the user' })
  userId!: string;

  @Field(() => [ID], { description: 'Ids of all favourite products, not only of this page' })
  productIds!: string[];

  @Field(() => [Product], { description: 'Products of this page, even if sold out' })
  @Extensions({ defaultLength: defaultPage.limit })
  products!: Product[];

  @Field(() => [Favourite], { description: 'The products of this page with what is known of them as favourites' })
  @Extensions({ defaultLength: defaultPage.limit })
  items!: Favourite[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

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
    description: `Ids of products, newest first, at most ${maxFavourites}; for the list that a guest brings along when signing in`,
  })
  productIds!: string[];
}
