import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { LoyaltyModule } from '../loyalty/loyalty.module.js';
import { PriceModule } from '../price/price.module.js';
import { QuoteResolver } from './quote.resolver.js';
import { QuoteService } from './quote.service.js';

@Module({ imports: [CatalogModule, LoyaltyModule, PriceModule], providers: [QuoteResolver, QuoteService] })
export class CartModule {}
