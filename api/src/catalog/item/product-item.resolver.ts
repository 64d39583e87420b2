import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { PriceService } from '../../price/price.service.js';
import { PriceDetails } from '../../price/price-details.model.js';
import { Image } from '../attribute/image.model.js';
import { ProductImageLoader } from '../attribute/product-image.loader.js';
import { FindProductItemsInput } from '../product/product.input.js';
import { Product } from '../product/product.model.js';
import { ProductItem } from './product-item.model.js';
import { ProductItemService } from './product-item.service.js';
import { UnitProductLoader } from './unit-product.loader.js';

@Resolver(() => ProductItem)
export class ProductItemResolver {
  constructor(
    private readonly items: ProductItemService,
    private readonly productLoader: UnitProductLoader,
    private readonly imageLoader: ProductImageLoader,
    private readonly prices: PriceService,
  ) {}

  @Query(() => [ProductItem], {
    description: 'Units by id, in the given order, including sold and inactive ones. Unknown and deleted ones are left out',
  })
  async findProuctItems(
    @Args('dto', { type: () => FindProductItemsInput, description: 'Ids of the units' }) dto: FindProductItemsInput,
  ): Promise<ProductItem[]> {
    const rows = await this.items.findAll(dto);
    return rows.map((row) => this.items.toItem(row));
  }

  @ResolveField(() => [Image], { description: "Pictures of the unit's product, cover first" })
  images(@Parent() { productId }: ProductItem, @Context() context: GraphqlContext): Promise<Image[]> {
    return this.imageLoader.ofProduct(context, productId);
  }

  @ResolveField(() => PriceDetails, { description: 'Prices' })
  priceDetails(@Parent() { prices }: ProductItem, @Context() context: GraphqlContext): Promise<PriceDetails> {
    return this.prices.ofUnit(context, prices);
  }

  @ResolveField(() => Product, { description: 'Product that the unit belongs to, even if withdrawn' })
  product(@Parent() { productId }: ProductItem, @Context() context: GraphqlContext): Promise<Product | null> {
    return this.productLoader.load(context, productId);
  }
}
