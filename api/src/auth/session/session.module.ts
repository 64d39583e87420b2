import { Module } from '@nestjs/common';
import { AccountModule } from '../../account/account.module.js';
import { BrowserModule } from '../browser/browser.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { TokenModule } from '../token/token.module.js';
import { ViewerModule } from '../viewer/viewer.module.js';
import { SessionResolver } from './session.resolver.js';
import { SessionService } from './session.service.js';
import { SessionPersonalDataService } from './session-personal-data.service.js';
import { SessionRefreshService } from './session-refresh.service.js';
import { SignOutService } from './sign-out.service.js';
import { SignedInService } from './signed-in.service.js';

@Module({
  imports: [AccountModule, BrowserModule, SecurityLogModule, TokenModule, ViewerModule],
  providers: [SessionPersonalDataService, SessionRefreshService, SessionResolver, SessionService, SignOutService, SignedInService],
  exports: [SessionService, SignOutService, SignedInService],
})
export class SessionModule {}
