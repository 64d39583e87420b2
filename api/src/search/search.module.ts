import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { IndexLag } from './document/index-lag.js';
import { ConfiguredSearchReader } from './engine/configured.search-reader.js';
import { FilterListResolver } from './filter/filter-list.resolver.js';
import { FilterListService } from './filter/filter-list.service.js';
import { FilterNamesService } from './filter/filter-names.service.js';
import { FilteredProductsResolver } from './filtered-products.resolver.js';
import { FilteredProductsService } from './filtered-products.service.js';
import { ProductSelectionResolver } from './listing/product-selection.resolver.js';
import { SimilarProductsService } from './listing/similar-products.service.js';
import { SearchResolver } from './search.resolver.js';
import { SearchService } from './search.service.js';
import { SearchSetsService } from './sets/search-sets.service.js';
import { SynonymResolver } from './synonym/synonym.resolver.js';
import { SynonymService } from './synonym/synonym.service.js';
import { SynonymAdminService } from './synonym/synonym-admin.service.js';

@Module({
  imports: [CatalogModule],
  providers: [
    ConfiguredSearchReader,
    IndexLag,
    FilterListResolver,
    FilterListService,
    FilterNamesService,
    FilteredProductsResolver,
    FilteredProductsService,
    SearchResolver,
    SearchService,
    SearchSetsService,
    ProductSelectionResolver,
    SimilarProductsService,
    SynonymAdminService,
    SynonymResolver,
    SynonymService,
  ],
})
export class SearchModule {}
