import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { maxLimit, requestedLimit } from '../../platform/pagination/pagination.rules.js';
import { BadgeLoader } from '../attribute/badge.loader.js';
import { Badge } from '../attribute/badge.model.js';
import { Image } from '../attribute/image.model.js';
import { ProductImageLoader } from '../attribute/product-image.loader.js';
import { ProductPropertiesLoader } from '../attribute/product-properties.loader.js';
import { ProductProperties } from '../attribute/product-properties.model.js';
import { BrandLoader } from '../brand/brand.loader.js';
import { Brand } from '../brand/brand.model.js';
import { DirectoryLoader } from '../directory/directory.loader.js';
import { Directory } from '../directory/directory.model.js';
import { ProductSubTypeLoader, ProductTypeLoader } from '../product-type/product-type.loader.js';
import { ProductSubType, ProductType } from '../product-type/product-type.model.js';
import { Product } from './product.model.js';

@Resolver(() => Product)
export class ProductPartsResolver {
  constructor(
    private readonly brandLoader: BrandLoader,
    private readonly directoryLoader: DirectoryLoader,
    private readonly typeLoader: ProductTypeLoader,
    private readonly subTypeLoader: ProductSubTypeLoader,
    private readonly imageLoader: ProductImageLoader,
    private readonly badgeLoader: BadgeLoader,
    private readonly propertiesLoader: ProductPropertiesLoader,
  ) {}

  @ResolveField(() => [Brand], { description: 'Brands' })
  async brands(@Parent() { brandId }: Product, @Context() context: GraphqlContext): Promise<Brand[]> {
    const brand = await this.brandLoader.load(context, brandId);
    return brand ? [brand] : [];
  }

  @ResolveField(() => Directory, { description: 'Directory that the product belongs to' })
  productCategory(@Parent() { directoryId }: Product, @Context() context: GraphqlContext): Promise<Directory | null> {
    return this.directoryLoader.load(context, directoryId);
  }

  @ResolveField(() => ProductType, { nullable: true, description: 'Product type within the directory' })
  async productType(@Parent() { productTypeId }: Product, @Context() context: GraphqlContext): Promise<ProductType | null> {
    return productTypeId === null ? null : this.typeLoader.load(context, productTypeId);
  }

  @ResolveField(() => ProductSubType, { nullable: true, description: 'Subtype within the product type' })
  async productSubType(@Parent() { productSubTypeId }: Product, @Context() context: GraphqlContext): Promise<ProductSubType | null> {
    return productSubTypeId === null ? null : this.subTypeLoader.load(context, productSubTypeId);
  }

  @ResolveField(() => Image, { nullable: true, description: 'First picture; null without pictures' })
  async cover(@Parent() { id }: Product, @Context() context: GraphqlContext): Promise<Image | null> {
    const [cover] = await this.imageLoader.ofProduct(context, id, 1);
    return cover ?? null;
  }

  @ResolveField(() => [Image], { description: 'Pictures, cover first' })
  images(
    @Parent() { id }: Product,
    @Context() context: GraphqlContext,
    @Args('limit', { type: () => Int, nullable: true, description: `Maximum number of pictures, 1 to ${maxLimit}; all by default` })
    limit?: number | null,
  ): Promise<Image[]> {
    return this.imageLoader.ofProduct(context, id, limit == null ? undefined : requestedLimit(limit));
  }

  @ResolveField(() => [Badge], { description: 'Badges in display order' })
  badges(@Parent() { id }: Product, @Context() context: GraphqlContext): Promise<Badge[]> {
    return this.badgeLoader.load(context, id);
  }

  @ResolveField(() => ProductProperties, { description: 'Properties' })
  async properties(@Parent() product: Product, @Context() context: GraphqlContext): Promise<ProductProperties> {
    const { model: modelName, material, sex, seasons } = product;
    return { ...(await this.propertiesLoader.load(context, product.id)), modelName, material, sex, seasons };
  }
}
