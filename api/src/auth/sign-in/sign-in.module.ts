import { Module } from '@nestjs/common';
import { AccountModule } from '../../account/account.module.js';
import { LoyaltyModule } from '../../loyalty/loyalty.module.js';
import { BrowserModule } from '../browser/browser.module.js';
import { CodeModule } from '../code/code.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { SessionModule } from '../session/session.module.js';
import { TokenModule } from '../token/token.module.js';
import { ViewerModule } from '../viewer/viewer.module.js';
import { ExportController } from './export.controller.js';
import { ExportService } from './export.service.js';
import { IdentityService } from './identity.service.js';
import { SignInResolver } from './sign-in.resolver.js';
import { SignInService } from './sign-in.service.js';

/** Signing in with a code, and operations for which a signed-in person must enter a code. */
@Module({
  imports: [AccountModule, BrowserModule, CodeModule, LoyaltyModule, SecurityLogModule, SessionModule, TokenModule, ViewerModule],
  controllers: [ExportController],
  providers: [ExportService, IdentityService, SignInResolver, SignInService],
})
export class SignInModule {}
