import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { LoyaltyModule } from '../loyalty/loyalty.module.js';
import { MessageModule } from '../message/message.module.js';
import { CodeService } from './code/code.service.js';
import { CodeDataService } from './code/code-data.service.js';
import { CodeKey } from './code/code-key.js';
import { GuessService } from './code-limits/guess.service.js';
import { RefusalLogService } from './code-limits/refusal-log.service.js';
import { ShopBreakerService } from './code-limits/shop-breaker.service.js';
import { CodeMessageService } from './sending/code-message.service.js';
import { CodeRequestService } from './sending/code-request.service.js';
import { CodeSendingService } from './sending/code-sending.service.js';
import { SendSmsController } from './sending/send-sms.controller.js';
import { SendingResolver } from './sending/sending.resolver.js';
import { ExportController } from './sign-in/export.controller.js';
import { ExportService } from './sign-in/export.service.js';
import { IdentityService } from './sign-in/identity.service.js';
import { SignInResolver } from './sign-in/sign-in.resolver.js';
import { SignInService } from './sign-in/sign-in.service.js';

/** Signing in by a code to a phone or an e-mail. */
@Module({
  imports: [AccountModule, LoyaltyModule, MessageModule],
  controllers: [ExportController, SendSmsController],
  providers: [
    CodeDataService,
    CodeKey,
    CodeMessageService,
    CodeRequestService,
    CodeSendingService,
    CodeService,
    ExportService,
    GuessService,
    IdentityService,
    RefusalLogService,
    SendingResolver,
    ShopBreakerService,
    SignInResolver,
    SignInService,
  ],
})
export class CodesModule {}
