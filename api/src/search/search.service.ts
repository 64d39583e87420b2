import { Injectable } from '@nestjs/common';
import { ProductLoader } from '../catalog/product.loader.js';
import type { LoaderScope } from '../platform/graphql/context.loader.js';
import { paginationOf, requestedPage } from '../platform/pagination.rules.js';
import type { FilteredProductsInput } from './filtered-products.input.js';
import type { FilteredProducts } from './filtered-products.model.js';
import { ConfiguredSearchReader } from './search.reader.js';
import { type Listing, type ListingRequest, ListingSort } from './search-engine.port.js';

// The form that the database holds slugs to.
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

@Injectable()
export class SearchService {
  constructor(
    private readonly reader: ConfiguredSearchReader,
    private readonly products: ProductLoader,
  ) {}

  /** Which products, and their order, is for the engine to say; what they are comes from the database, as true as a product's own page. */
  async filteredProducts({ directory, sort, pagination }: FilteredProductsInput, scope: LoaderScope): Promise<FilteredProducts> {
    const page = requestedPage(pagination);
    const request = { ...page, sort: sort ?? ListingSort.POPULAR_FIRST, ...(typeof directory === 'string' && { directory }) };
    const { ids, total } = await this.list(request);
    const found = await this.products.loadMany(scope, ids);
    return { items: found.filter((product) => product !== null), pagination: paginationOf(page, total) };
  }

  /** What cannot be a slug names no directory: no engine needs to see it. */
  private list(request: ListingRequest): Promise<Listing> {
    if (request.directory !== undefined && !slugForm.test(request.directory)) return Promise.resolve({ ids: [], total: 0 });
    return this.reader.list(request);
  }
}
