import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { ConfiguredSearchReader } from './search.reader.js';
import { SearchResolver } from './search.resolver.js';
import { SearchService } from './search.service.js';

@Module({ imports: [CatalogModule], providers: [ConfiguredSearchReader, SearchResolver, SearchService] })
export class SearchModule {}
