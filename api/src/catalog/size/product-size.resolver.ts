import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { PriceService } from '../../price/price.service.js';
import { PriceDetails } from '../../price/price-details.model.js';
import { ProductItemLoader } from '../item/product-item.loader.js';
import { ProductSize } from './size.model.js';

@Resolver(() => ProductSize)
export class ProductSizeResolver {
  constructor(
    private readonly itemLoader: ProductItemLoader,
    private readonly prices: PriceService,
  ) {}

  @ResolveField(() => PriceDetails, {
    nullable: true,
    description: 'The prices to show for the size: those of its available unit that is cheapest for this viewer; null when sold out',
  })
  async priceDetails(@Parent() { id, productId }: ProductSize, @Context() context: GraphqlContext): Promise<PriceDetails | null> {
    const rows = await this.itemLoader.load(context, productId);
    return this.prices.displayed(
      context,
      rows.filter(({ sizeId }) => sizeId === id),
    );
  }
}
