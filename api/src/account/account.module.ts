import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { ImageModule } from '../images/image.module.js';
import { MessageModule } from '../message/message.module.js';
import { AccountResolver } from './account.resolver.js';
import { AccountService } from './account.service.js';
import { AccountPersonalDataService } from './account-personal-data.service.js';
import { AddressResolver } from './address/address.resolver.js';
import { AddressService } from './address/address.service.js';
import { AvatarResolver } from './avatar.resolver.js';
import { AvatarService } from './avatar.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { RecipientService } from './recipient/recipient.service.js';
import { RecipientAlertService } from './recipient/recipient-alert.service.js';
import { UploadPersonalDataService } from './upload-personal-data.service.js';

@Module({
  imports: [DeliveryModule, ImageModule, MessageModule],
  providers: [
    AccountPersonalDataService,
    AccountResolver,
    AccountService,
    AddressResolver,
    AddressService,
    AvatarResolver,
    AvatarService,
    PersonalDataService,
    RecipientAlertService,
    RecipientService,
    UploadPersonalDataService,
  ],
  exports: [AccountService, PersonalDataService, RecipientService],
})
export class AccountModule {}
