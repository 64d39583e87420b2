import { Args, Context, Info, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { readSelection } from '../../platform/graphql/selection.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { ProductCart } from '../line/product-cart.model.js';
import { ProductCartService } from '../line/product-cart.service.js';
import { ValidatePromocodeInput } from './promocode.model.js';
import { PromocodeService } from './promocode.service.js';

@Resolver(() => ProductCart)
export class PromocodeResolver {
  constructor(
    private readonly promocodes: PromocodeService,
    private readonly carts: ProductCartService,
  ) {}

  @Mutation(() => ProductCart, {
    description:
      'Stores a promo code with the cart, in place of an earlier one. A code that does not apply to the cart is refused with PROMO_NOT_FOUND, and the earlier one stays',
  })
  @SignedIn()
  async validatePromocode(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { type: () => ValidatePromocodeInput, description: 'The code' }) { code }: ValidatePromocodeInput,
  ): Promise<ProductCart> {
    await this.promocodes.checkAndStore(context, viewer, code);
    return this.carts.read({ viewer, context, selection: readSelection(info) });
  }

  @Mutation(() => ProductCart, { description: 'Removes the promo code from the cart' })
  @SignedIn()
  async removePromocode(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductCart> {
    await this.promocodes.removeFromCart(context, viewer);
    return this.carts.read({ viewer, context, selection: readSelection(info) });
  }
}
