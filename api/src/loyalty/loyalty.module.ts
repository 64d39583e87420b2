import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { BonusService } from './bonus.service.js';
import { BonusBalanceLoader } from './bonus-balance.loader.js';
import { BonusEntryResolver } from './bonus-entry.resolver.js';
import { BonusEntryService } from './bonus-entry.service.js';
import { EarningService } from './earning.service.js';
import { LedgerService } from './ledger.service.js';
import { LoyaltyResolver, UserLoyaltyResolver } from './loyalty.resolver.js';
import { LoyaltyService } from './loyalty.service.js';
import { ViewerLoyaltyLevelLoader } from './viewer-loyalty-level.loader.js';
import { WelcomeBonusService } from './welcome-bonus.service.js';

@Module({
  imports: [AccountModule],
  providers: [
    BonusBalanceLoader,
    BonusEntryResolver,
    BonusEntryService,
    BonusService,
    EarningService,
    LedgerService,
    LoyaltyResolver,
    LoyaltyService,
    UserLoyaltyResolver,
    ViewerLoyaltyLevelLoader,
    WelcomeBonusService,
  ],
  exports: [BonusService, EarningService, LoyaltyService, ViewerLoyaltyLevelLoader, WelcomeBonusService],
})
export class LoyaltyModule {}
