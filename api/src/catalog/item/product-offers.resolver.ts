import { Context, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { PriceService } from '../../price/price.service.js';
import { PriceDetails, SupplierType } from '../../price/price-details.model.js';
import { Product } from '../product/product.model.js';
import { ProductSizeLoader } from '../size/product-size.loader.js';
import { ProductSize } from '../size/size.model.js';
import { DisplayedUnitLoader } from './displayed-unit.loader.js';
import { Offer } from './offer.model.js';
import { ProductItemLoader } from './product-item.loader.js';
import { ProductItem } from './product-item.model.js';
import { ProductItemService } from './product-item.service.js';

/** Estimated number of units of a product, for the cost of an operation. */
const USUAL_UNITS = 30;

/** Units, offers, sizes and prices of a product. */
@Resolver(() => Product)
export class ProductOffersResolver {
  constructor(
    private readonly service: ProductItemService,
    private readonly itemLoader: ProductItemLoader,
    private readonly displayedLoader: DisplayedUnitLoader,
    private readonly sizeLoader: ProductSizeLoader,
    private readonly prices: PriceService,
  ) {}

  @ResolveField(() => [ProductItem], { description: 'Unsold units, including reserved ones, sorted by size, then by guest price' })
  @Extensions({ usualLength: USUAL_UNITS })
  async items(@Parent() { id }: Product, @Context() context: GraphqlContext): Promise<ProductItem[]> {
    const rows = await this.itemLoader.load(context, id);
    return rows.map((row) => this.service.toItem(row));
  }

  @ResolveField(() => [Offer], {
    description: 'Available combinations of size and delivery speed, sorted by size, then by what this viewer pays; empty when sold out',
  })
  @Extensions({ usualLength: USUAL_UNITS })
  async offers(@Parent() { id }: Product, @Context() context: GraphqlContext): Promise<Offer[]> {
    return this.service.offers(context, await this.itemLoader.load(context, id));
  }

  @ResolveField(() => [ProductSize], { description: 'All sizes, including sold-out ones, smallest first' })
  sizes(@Parent() { id }: Product, @Context() context: GraphqlContext): Promise<ProductSize[]> {
    return this.sizeLoader.load(context, id);
  }

  @ResolveField(() => [SupplierType], { description: "Distinct kinds of suppliers of the product's unsold units" })
  async suppliers(@Parent() { id }: Product, @Context() context: GraphqlContext): Promise<SupplierType[]> {
    const rows = await this.itemLoader.load(context, id);
    return [...new Set(rows.map(({ supplier }) => supplier))].sort();
  }

  @ResolveField(() => PriceDetails, {
    nullable: true,
    description: 'The prices to show for the product: those of the available unit that is cheapest for this viewer; null when sold out',
  })
  async priceDetails(@Parent() { id }: Product, @Context() context: GraphqlContext): Promise<PriceDetails | null> {
    const payer = await this.prices.payer(context);
    // By now the fields beside this one have said whether they need the units.
    if (this.itemLoader.isLoading(context, id)) return this.prices.displayed(context, await this.itemLoader.load(context, id));
    const unit = await this.displayedLoader.load(context, id, payer);
    return unit && this.prices.ofDisplayed(unit, payer);
  }
}
