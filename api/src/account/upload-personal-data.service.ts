import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UploadService } from '../images/upload/upload.service.js';
import { PersonalDataService } from './personal-data.service.js';

/** Personal data in uploads. It is registered here, because the images domain does not depend on accounts. */
@Injectable()
export class UploadPersonalDataService implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataService,
    private readonly uploads: UploadService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'uploads',
      export: (accountId) => this.uploads.export(accountId),
      erase: (transaction, accountId) => this.uploads.remove(transaction, accountId),
    });
  }
}
