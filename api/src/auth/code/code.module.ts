import { Module } from '@nestjs/common';
import { AccountModule } from '../../account/account.module.js';
import { BrowserModule } from '../browser/browser.module.js';
import { CodeLimitsModule } from '../code-limits/code-limits.module.js';
import { CodeService } from './code.service.js';
import { CodeKey } from './code-key.js';
import { CodePersonalDataService } from './code-personal-data.service.js';

@Module({
  imports: [AccountModule, BrowserModule, CodeLimitsModule],
  providers: [CodePersonalDataService, CodeKey, CodeService],
  exports: [CodeKey, CodeService],
})
export class CodeModule {}
