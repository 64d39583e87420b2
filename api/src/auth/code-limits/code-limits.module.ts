import { Module } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import { BrowserModule } from '../browser/browser.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { CODE_LIMITS, codeLimits } from './code-limits.js';
import { CodeQueues } from './code-queues.service.js';
import { GuessService } from './guess.service.js';
import { RefusalLogService } from './refusal-log.service.js';
import { ShopBreakerService } from './shop-breaker.service.js';

/** Limits on sending and guessing codes, per person and for the whole shop. */
@Module({
  imports: [BrowserModule, SecurityLogModule],
  providers: [
    { provide: CODE_LIMITS, inject: [CONFIG], useFactory: codeLimits },
    CodeQueues,
    GuessService,
    RefusalLogService,
    ShopBreakerService,
  ],
  exports: [CODE_LIMITS, CodeQueues, GuessService, RefusalLogService, ShopBreakerService],
})
export class CodeLimitsModule {}
