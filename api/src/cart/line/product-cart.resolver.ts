import { Args, Context, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { readSelection } from '../../platform/graphql/selection.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { maxLines } from './cart-limits.rules.js';
import { AddToProductCartInput, RemoveFromProductCartInput, ReplaceInProductCartInput, SaveForLaterInput } from './product-cart.input.js';
import { ProductCart } from './product-cart.model.js';
import { ProductCartService } from './product-cart.service.js';

@Resolver(() => ProductCart)
export class ProductCartResolver {
  constructor(private readonly carts: ProductCartService) {}

  @Query(() => ProductCart, { nullable: true, description: 'The cart of the signed-in user, or null for a guest' })
  async productCart(@Context() context: GraphqlContext, @Info() info: GraphQLResolveInfo): Promise<ProductCart | null> {
    const viewer = await context.viewer();
    return viewer && this.carts.read({ viewer, context, selection: readSelection(info) });
  }

  @Mutation(() => ProductCart, {
    description: `Adds units to the cart as checked. Units that are checked already stay as they are, those saved for later become checked with the price and time at which they were added; unknown ones are left out. If the cart would exceed ${maxLines} checked lines, nothing is added`,
  })
  @SignedIn()
  addToProductCart(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { type: () => AddToProductCartInput, description: 'Units to add' }) dto: AddToProductCartInput,
  ): Promise<ProductCart> {
    return this.carts.add({ viewer, context, selection: readSelection(info) }, dto);
  }

  @Mutation(() => ProductCart, {
    description: `Saves units for later, so that no order includes them until they are added again. Lines keep their price, time and position; units that are not in the cart are added; unknown ones are left out. If there would be more than ${maxLines} saved lines, nothing changes`,
  })
  @SignedIn()
  saveForLater(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { type: () => SaveForLaterInput, description: 'Units to save' }) dto: SaveForLaterInput,
  ): Promise<ProductCart> {
    return this.carts.saveForLater({ viewer, context, selection: readSelection(info) }, dto);
  }

  @Mutation(() => ProductCart, {
    description: 'Removes units from the cart, also those saved for later. Units that are not in it are ignored',
  })
  @SignedIn()
  removeFromProductCart(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { type: () => RemoveFromProductCartInput, description: 'Units to remove' }) dto: RemoveFromProductCartInput,
  ): Promise<ProductCart> {
    return this.carts.remove({ viewer, context, selection: readSelection(info) }, dto);
  }

  @Mutation(() => ProductCart, {
    description:
      'Puts another unit in the place of one in the cart, checked or saved for later like that one. If the other one is in the cart already, only the replaced one goes. Nothing changes if the replaced one is not in the cart or the other one does not exist',
  })
  @SignedIn()
  replaceInProductCart(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { type: () => ReplaceInProductCartInput, description: 'Both units' }) dto: ReplaceInProductCartInput,
  ): Promise<ProductCart> {
    return this.carts.replace({ viewer, context, selection: readSelection(info) }, dto);
  }
}
