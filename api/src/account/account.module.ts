import { Module } from '@nestjs/common';
import { MessageModule } from '../message/message.module.js';
import { AccountResolver } from './account.resolver.js';
import { AccountService } from './account.service.js';
import { AccountDataService } from './personal-data/account-data.service.js';
import { PersonalDataService } from './personal-data/personal-data.service.js';
import { RecipientService } from './recipient/recipient.service.js';
import { RecipientNoticeService } from './recipient/recipient-notice.service.js';

@Module({
  imports: [MessageModule],
  providers: [AccountDataService, AccountResolver, AccountService, PersonalDataService, RecipientNoticeService, RecipientService],
  exports: [AccountService, PersonalDataService, RecipientService],
})
export class AccountModule {}
