import { Module } from '@nestjs/common';
import { AccountModule } from '../../account/account.module.js';
import { MessageModule } from '../../message/message.module.js';
import { BrowserModule } from '../browser/browser.module.js';
import { CodeModule } from '../code/code.module.js';
import { CodeLimitsModule } from '../code-limits/code-limits.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { CodeMessageService } from './code-message.service.js';
import { CodeRequestService } from './code-request.service.js';
import { CodeSendingService } from './code-sending.service.js';
import { SendSmsController } from './send-sms.controller.js';
import { SendingResolver } from './sending.resolver.js';

/** Sends codes to phones and e-mail addresses. */
@Module({
  imports: [AccountModule, BrowserModule, CodeLimitsModule, CodeModule, MessageModule, SecurityLogModule],
  controllers: [SendSmsController],
  providers: [CodeMessageService, CodeRequestService, CodeSendingService, SendingResolver],
})
export class SendingModule {}
