import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { BonusService } from './bonus.service.js';
import { BonusBalanceLoader } from './bonus-balance.loader.js';
import { BonusEntryResolver } from './bonus-entry.resolver.js';
import { BonusEntryService } from './bonus-entry.service.js';
import { LedgerService } from './ledger.service.js';
import { LoyaltyResolver } from './loyalty.resolver.js';
import { LoyaltyService } from './loyalty.service.js';
import { UserLoyaltyResolver } from './user-loyalty.resolver.js';
import { ViewerLevelLoader } from './viewer-level.loader.js';
import { WelcomeService } from './welcome.service.js';

@Module({
  imports: [AccountModule],
  providers: [
    BonusBalanceLoader,
    BonusEntryResolver,
    BonusEntryService,
    BonusService,
    LedgerService,
    LoyaltyResolver,
    LoyaltyService,
    UserLoyaltyResolver,
    ViewerLevelLoader,
    WelcomeService,
  ],
  exports: [BonusService, ViewerLevelLoader],
})
export class LoyaltyModule {}
