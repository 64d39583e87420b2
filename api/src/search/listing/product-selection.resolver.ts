import { Args, Context, Field, ID, Info, InputType, Int, Query, Resolver, registerEnumType } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { ProductLoader } from '../../catalog/product/product.loader.js';
import { Product } from '../../catalog/product/product.model.js';
import { toProductRequest } from '../../catalog/product/product-reader.service.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { readSelection } from '../../platform/graphql/selection.js';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { readIndex } from '../../platform/http/cache/response-dependencies.js';
import { maxIds, requireIds } from '../../platform/input/ids.rules.js';
import { LimitInput, maxLimit, requireLimit } from '../../platform/input/pagination.js';
import { FilteredProductsService } from '../filtered-products.service.js';
import { findCompanions } from '../sets/companion-products.js';
import type { SearchSets } from '../sets/search-sets.js';
import { SearchSetsService } from '../sets/search-sets.service.js';
import { SimilarProductsService } from './similar-products.service.js';

const companionLimit = 4;

@InputType({ description: 'Products, and how many others to return that go with them' })
class CompanionProductsInput {
  @Field(() => [ID], { description: `Ids of the products, at most ${maxIds}` })
  productIds!: string[];

  @Field(() => Int, { nullable: true, defaultValue: companionLimit, description: `Maximum number of products, 1 to ${maxLimit}` })
  limit?: number | null;
}

const similarLimit = 8;

@InputType({ description: 'A product, and how many similar ones to return' })
class SimilarProductsInput {
  @Field(() => ID, { description: 'Id of the product to find similar ones for' })
  productId!: string;

  @Field(() => Int, { nullable: true, defaultValue: similarLimit, description: `Maximum number of products, 1 to ${maxLimit}` })
  limit?: number | null;
}

enum PromoSelection {
  BESTSELLERS = 'BESTSELLERS',
  NEW_RELEASES = 'NEW_RELEASES',
}

registerEnumType(PromoSelection, {
  name: 'PromoSelection',
  description: 'Ready-made selection of products',
  valuesMap: {
    BESTSELLERS: { description: 'Most units sold first' },
    NEW_RELEASES: { description: 'Newest models first, each by its newest available colour' },
  },
});

@InputType({ description: 'Selection and its size' })
class PromoSelectionInput extends LimitInput {
  @Field(() => PromoSelection, { description: 'Selection to return' })
  type!: PromoSelection;
}

/** Returns the newest models of the shop, each by its newest listed colour. A model is identified by brand and name. */
function selectNewReleases(limit: number, { columns, sortOrders }: Pick<SearchSets, 'columns' | 'sortOrders'>): string[] {
  const newestProducts = sortOrders.get('NEW_FIRST');
  const newestByModel = new Map<string, number>();
  for (let index = 0; index < newestProducts.length && newestByModel.size < limit; index += 1) {
    const productNumber = newestProducts[index] ?? 0;
    const model = JSON.stringify([columns.brand.get(productNumber), columns.models.getName(productNumber)]);
    if (!newestByModel.has(model)) newestByModel.set(model, productNumber);
  }
  return [...newestByModel.values()].map((productNumber) => columns.ids.getId(productNumber));
}

/** Short product lists without pagination. */
@Resolver(() => Product)
export class ProductSelectionResolver {
  constructor(
    private readonly filteredProducts: FilteredProductsService,
    private readonly similarProductsService: SimilarProductsService,
    private readonly loader: ProductLoader,
    private readonly searchSets: SearchSetsService,
  ) {}

  @Query(() => [Product], { description: 'A selection of available products' })
  @CachedUntilChange('READ')
  async promoSelection(
    @Args('dto', { type: () => PromoSelectionInput, description: 'Selection to return' }) { type, limit }: PromoSelectionInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product[]> {
    const max = requireLimit(limit);
    const idSelectors: Record<PromoSelection, () => Promise<string[]>> = {
      [PromoSelection.BESTSELLERS]: () => this.filteredProducts.listBestsellers(max),
      [PromoSelection.NEW_RELEASES]: () => readIndex(async () => selectNewReleases(max, await this.searchSets.readSets())),
    };
    return this.loader.loadVisible(toProductRequest(context, readSelection(info)), await idSelectors[type]());
  }

  @Query(() => [Product], {
    description: 'Other available models of the same type and sex (UNISEX matches either), nearest in price, brand and colour first',
  })
  @CachedUntilChange('READ')
  async similarProducts(
    @Args('dto', { type: () => SimilarProductsInput, description: 'Product to find similar ones for' }) {
      productId,
      limit,
    }: SimilarProductsInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product[]> {
    return this.loader.loadVisible(
      toProductRequest(context, readSelection(info)),
      await this.similarProductsService.listProductIds(productId, requireLimit(limit, similarLimit)),
    );
  }

  @Query(() => [Product], {
    description:
      'Available products to wear with these: of other categories, for the same sex and age. The most popular one of each category comes first',
  })
  @CachedUntilChange('READ')
  async companionProducts(
    @Args('dto', { type: () => CompanionProductsInput, description: 'Products to find others for' }) {
      productIds,
      limit,
    }: CompanionProductsInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product[]> {
    const [requestedIds, max] = [requireIds(productIds), requireLimit(limit, companionLimit)];
    const ids = await readIndex(async () => findCompanions(requestedIds, max, await this.searchSets.readSets()));
    return this.loader.loadVisible(toProductRequest(context, readSelection(info)), ids);
  }
}
