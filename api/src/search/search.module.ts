import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { DocumentsWatch } from './documents-watch.js';
import { FilterListResolver } from './filter-list.resolver.js';
import { FilterListService } from './filter-list.service.js';
import { FilterNamesService } from './filter-names.service.js';
import { ConfiguredSearchReader } from './search.reader.js';
import { SearchResolver } from './search.resolver.js';
import { SearchService } from './search.service.js';
import { SelectionResolver } from './selection.resolver.js';
import { SetsService } from './sets.service.js';
import { SimilarProductsService } from './similar-products.service.js';

@Module({
  imports: [CatalogModule],
  providers: [
    ConfiguredSearchReader,
    DocumentsWatch,
    FilterListResolver,
    FilterListService,
    FilterNamesService,
    SearchResolver,
    SearchService,
    SetsService,
    SelectionResolver,
    SimilarProductsService,
  ],
})
export class SearchModule {}
