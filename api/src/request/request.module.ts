import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { ImageModule } from '../images/image.module.js';
import { MessageModule } from '../message/message.module.js';
import { RequestAdminResolver } from './admin/request-admin.resolver.js';
import { RequestAdminService } from './admin/request-admin.service.js';
import { ArrivalMailService } from './arrival-mail.service.js';
import { ArrivalNoticeResolver } from './arrival-notice.resolver.js';
import { ArrivalNoticeService } from './arrival-notice.service.js';
import { FormIntakeService } from './form-intake.service.js';
import { RequestResolver } from './request.resolver.js';
import { RequestService } from './request.service.js';
import { RequestMailService } from './request-mail.service.js';
import { RequestPersonalDataService } from './request-personal-data.service.js';

@Module({
  imports: [AccountModule, ImageModule, MessageModule],
  providers: [
    ArrivalNoticeResolver,
    ArrivalNoticeService,
    ArrivalMailService,
    FormIntakeService,
    RequestPersonalDataService,
    RequestAdminResolver,
    RequestAdminService,
    RequestMailService,
    RequestResolver,
    RequestService,
  ],
})
export class RequestModule {}
