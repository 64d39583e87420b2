import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccountModule } from '../account/account.module.js';
import { Viewers } from '../platform/viewer/viewers.port.js';
import { AccessLevelResolver } from './access/access-level.resolver.js';
import { AccessLevelService } from './access/access-level.service.js';
import { SecondFactorService } from './access/second-factor.service.js';
import { SecondFactorKeysService } from './access/second-factor-keys.service.js';
import { AuthRetentionService } from './auth-retention.service.js';
import { BrowserCookieService } from './browser/browser-cookie.service.js';
import { KnownBrowserService } from './browser/known-browser.service.js';
import { Pseudonyms } from './browser/pseudonyms.js';
import { SecurityLogService } from './security-log/security-log.service.js';
import { SessionResolver } from './session/session.resolver.js';
import { SessionService } from './session/session.service.js';
import { SessionDataService } from './session/session-data.service.js';
import { SessionRefreshService } from './session/session-refresh.service.js';
import { SignOutService } from './session/sign-out.service.js';
import { SignedInService } from './session/signed-in.service.js';
import { AccessTokenService } from './token/access-token.service.js';
import { SessionCookiesService } from './token/session-cookies.service.js';
import { ConfirmedSessionsService } from './viewer/confirmed-sessions.service.js';
import { LiveSessionsService } from './viewer/live-sessions.service.js';
import { RequestViewersService } from './viewer/request-viewers.service.js';

/** Who is signed in, and what they may do. Global, because the platform asks it who asks. */
@Global()
@Module({
  imports: [AccountModule, JwtModule.register({})],
  providers: [
    AccessLevelResolver,
    AccessLevelService,
    AccessTokenService,
    AuthRetentionService,
    BrowserCookieService,
    ConfirmedSessionsService,
    KnownBrowserService,
    LiveSessionsService,
    Pseudonyms,
    SecondFactorKeysService,
    SecondFactorService,
    SecurityLogService,
    SessionCookiesService,
    SessionDataService,
    SessionRefreshService,
    SessionResolver,
    SessionService,
    SignOutService,
    SignedInService,
    { provide: Viewers, useClass: RequestViewersService },
  ],
  exports: [
    BrowserCookieService,
    ConfirmedSessionsService,
    KnownBrowserService,
    Pseudonyms,
    SecurityLogService,
    SessionCookiesService,
    SessionService,
    SignOutService,
    SignedInService,
    Viewers,
  ],
})
export class SessionsModule {}
