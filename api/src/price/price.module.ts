import { Module } from '@nestjs/common';
import { LoyaltyModule } from '../loyalty/loyalty.module.js';
import { PriceService } from './price.service.js';
import { PriceDetailsResolver } from './price-details.resolver.js';

@Module({ imports: [LoyaltyModule], providers: [PriceDetailsResolver, PriceService], exports: [PriceService] })
export class PriceModule {}
