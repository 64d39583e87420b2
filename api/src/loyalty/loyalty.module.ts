import { Module } from '@nestjs/common';
import { LoyaltyResolver } from './loyalty.resolver.js';
import { LoyaltyService } from './loyalty.service.js';
import { ViewerLevelLoader } from './viewer-level.loader.js';

@Module({ providers: [LoyaltyResolver, LoyaltyService, ViewerLevelLoader], exports: [ViewerLevelLoader] })
export class LoyaltyModule {}
