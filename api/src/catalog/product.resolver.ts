import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { BrandLoader } from './brand.loader.js';
import { Brand } from './brand.model.js';
import { DirectoryLoader } from './directory.loader.js';
import { Directory } from './directory.model.js';
import { Image } from './image.model.js';
import { ProductInput } from './product.input.js';
import { Colour, Product } from './product.model.js';
import { ProductService } from './product.service.js';
import { ProductColourLoader } from './product-colour.loader.js';
import { ProductImageLoader } from './product-image.loader.js';
import { ProductItemLoader } from './product-item.loader.js';
import { PriceDetails, ProductItem } from './product-item.model.js';

@Resolver(() => Product)
export class ProductResolver {
  constructor(
    private readonly products: ProductService,
    private readonly brandLoader: BrandLoader,
    private readonly directoryLoader: DirectoryLoader,
    private readonly imageLoader: ProductImageLoader,
    private readonly itemLoader: ProductItemLoader,
    private readonly colourLoader: ProductColourLoader,
  ) {}

  @Query(() => Product, { nullable: true, description: 'One product, sold out or not; null where there is none' })
  product(@Args('dto', { type: () => ProductInput, description: 'Which one' }) dto: ProductInput): Promise<Product | null> {
    return this.products.find(dto);
  }

  @ResolveField(() => [Brand], { description: 'Who makes it' })
  async brands(@Parent() { brandId }: Product, @Context() context: GraphqlContext): Promise<Brand[]> {
    const brand = await this.brandLoader.load(context, brandId);
    return brand ? [brand] : [];
  }

  @ResolveField(() => Directory, { description: 'The category it belongs to' })
  productCategory(@Parent() { directoryId }: Product, @Context() context: GraphqlContext): Promise<Directory | null> {
    return this.directoryLoader.load(context, directoryId);
  }

  @ResolveField(() => [Image], { description: 'Its pictures, the cover first' })
  images(@Parent() { id }: Product, @Context() context: GraphqlContext): Promise<Image[]> {
    return this.imageLoader.load(context, id);
  }

  @ResolveField(() => [ProductItem], { description: 'Its units by size, those that cannot be bought at this moment too' })
  async items(@Parent() { id }: Product, @Context() context: GraphqlContext): Promise<ProductItem[]> {
    const rows = await this.itemLoader.load(context, id);
    return rows.map((row) => this.products.toItem(row));
  }

  @ResolveField(() => PriceDetails, {
    nullable: true,
    description: 'The prices a listing shows: those of the available unit with the lowest price; null when sold out',
  })
  async priceDetails(@Parent() { id }: Product, @Context() context: GraphqlContext): Promise<PriceDetails | null> {
    return this.products.displayedPrice(await this.itemLoader.load(context, id));
  }

  @ResolveField(() => [Colour], { description: 'The same model in every colour, this one included' })
  sameModelColours(@Parent() { id }: Product, @Context() context: GraphqlContext): Promise<Colour[]> {
    return this.colourLoader.load(context, id);
  }
}
