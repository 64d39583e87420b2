import { Args, Context, Info, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { readSelection } from '../../platform/graphql/selection.js';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { SlugInput } from '../../platform/input/ids.rules.js';
import { LimitInput, PagedInput, requireLimit } from '../../platform/input/pagination.js';
import { ProductLoader } from '../product/product.loader.js';
import { Product } from '../product/product.model.js';
import { toProductRequest } from '../product/product-reader.service.js';
import { Collection, CollectionList } from './collection.model.js';
import { CollectionService } from './collection.service.js';
import { CollectionProductsLoader } from './collection-products.loader.js';

@Resolver(() => Collection)
export class CollectionResolver {
  constructor(
    private readonly collections: CollectionService,
    private readonly membersLoader: CollectionProductsLoader,
    private readonly productLoader: ProductLoader,
  ) {}

  @Query(() => Collection, { nullable: true, description: 'A collection by slug, or null if it is not shown now' })
  @CachedUntilChange()
  collectionBundle(
    @Args('dto', { type: () => SlugInput, description: 'Slug of the collection' }) { slug }: SlugInput,
  ): Promise<Collection | null> {
    return this.collections.find(slug);
  }

  @Query(() => CollectionList, { description: 'Collections that are shown now, paginated' })
  @CachedUntilChange()
  collectionList(
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Page to return' }) dto?: PagedInput | null,
  ): Promise<CollectionList> {
    return this.collections.list(dto);
  }

  @ResolveField(() => [Product], {
    description: 'First available products in the order of the collection; `filteredProducts` returns all of them',
  })
  async products(
    @Parent() { id }: Collection,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { type: () => LimitInput, nullable: true, description: 'Maximum number to return' }) dto?: LimitInput | null,
  ): Promise<Product[]> {
    const limit = requireLimit(dto?.limit);
    const ids = await this.membersLoader.load(context, id);
    return this.productLoader.loadVisible(toProductRequest(context, readSelection(info)), ids.slice(0, limit));
  }
}
