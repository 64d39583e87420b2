import { Module } from '@nestjs/common';
import { BrowserModule } from '../browser/browser.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { GuessService } from './guess.service.js';
import { RefusalLogService } from './refusal-log.service.js';
import { ShopBreakerService } from './shop-breaker.service.js';

/** How many codes may be sent and guessed, by one person and in the whole shop. */
@Module({
  imports: [BrowserModule, SecurityLogModule],
  providers: [GuessService, RefusalLogService, ShopBreakerService],
  exports: [GuessService, RefusalLogService, ShopBreakerService],
})
export class CodeLimitsModule {}
