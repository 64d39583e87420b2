import { Global, Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { LoyaltyModule } from '../loyalty/loyalty.module.js';
import { MessageModule } from '../message/message.module.js';
import { CONFIG } from '../platform/config/config.js';
import { SubscriberSessions } from '../platform/viewer/subscriber-sessions.port.js';
import { Viewers } from '../platform/viewer/viewers.port.js';
import { AccessLevelResolver } from './access/access-level.resolver.js';
import { AccessLevelService } from './access/access-level.service.js';
import { SecondFactorResolver } from './access/second-factor.resolver.js';
import { SecondFactorService } from './access/second-factor.service.js';
import { SecondFactorKeysService } from './access/second-factor-keys.service.js';
import { SecondFactorRenewalService } from './access/second-factor-renewal.service.js';
import { UserListResolver } from './access/user-list.resolver.js';
import { UserListService } from './access/user-list.service.js';
import { AccessTokenService } from './access-token.service.js';
import { AddRecipientResolver } from './account/add-recipient.resolver.js';
import { AddRecipientService } from './account/add-recipient.service.js';
import { ConfirmIdentityResolver } from './account/confirm-identity.resolver.js';
import { ConfirmIdentityService } from './account/confirm-identity.service.js';
import { DeleteAccountResolver } from './account/delete-account.resolver.js';
import { DeleteAccountService } from './account/delete-account.service.js';
import { OwnRecipientCodeService } from './account/own-recipient-code.service.js';
import { PersonalDataExportController } from './account/personal-data-export.controller.js';
import { PersonalDataExportService } from './account/personal-data-export.service.js';
import { RecipientConfirmationService } from './account/recipient-confirmation.service.js';
import { AuthRetentionService } from './auth-retention.service.js';
import { BrowserCookieService } from './browser-cookie.service.js';
import { CodeService } from './code/code.service.js';
import { CodeKey } from './code/code-key.js';
import { CodePersonalDataService } from './code/code-personal-data.service.js';
import { CodeBreakerService } from './code-limits/code-breaker.service.js';
import { CodeHealthService } from './code-limits/code-health.service.js';
import { buildCodeLimits, CODE_LIMITS } from './code-limits/code-limits.js';
import { CodeQueues } from './code-limits/code-queues.service.js';
import { GuessService } from './code-limits/guess.service.js';
import { RefusalLogService } from './code-limits/refusal-log.service.js';
import { SmsBudgetService } from './code-limits/sms-budget.service.js';
import { KnownBrowserService } from './known-browser.service.js';
import { Pseudonyms } from './pseudonyms.js';
import { SecurityLogResolver } from './security-log.resolver.js';
import { SecurityLogService } from './security-log.service.js';
import { CodeMessageService } from './sending/code-message.service.js';
import { CodeRequestService } from './sending/code-request.service.js';
import { CodeSendingResolver } from './sending/code-sending.resolver.js';
import { CodeSendingService } from './sending/code-sending.service.js';
import { SendSmsController } from './sending/send-sms.controller.js';
import { LiveTokensService } from './service-token/live-tokens.service.js';
import { ServiceTokenResolver } from './service-token/service-token.resolver.js';
import { ServiceTokenService } from './service-token/service-token.service.js';
import { AuthResultService } from './session/auth-result.service.js';
import { SessionResolver } from './session/session.resolver.js';
import { SessionService } from './session/session.service.js';
import { SessionPersonalDataService } from './session/session-personal-data.service.js';
import { SessionRefreshService } from './session/session-refresh.service.js';
import { SignOutService } from './session/sign-out.service.js';
import { SessionCookiesService } from './session-cookies.service.js';
import { SignInResolver } from './sign-in/sign-in.resolver.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { ConfirmedSessionsService } from './viewer/confirmed-sessions.service.js';
import { FrontendsService } from './viewer/frontends.service.js';
import { LiveSessionsService } from './viewer/live-sessions.service.js';
import { RequestViewersService } from './viewer/request-viewers.service.js';
import { SubscriberSessionsService } from './viewer/subscriber-sessions.service.js';

/**
 * Codes, sessions, access levels, service tokens and the security log. Global, because guards of every domain use the viewer of a request.
 */
@Global()
@Module({
  imports: [AccountModule, LoyaltyModule, MessageModule],
  controllers: [PersonalDataExportController, SendSmsController],
  providers: [
    AccessLevelResolver,
    AccessLevelService,
    AccessTokenService,
    AddRecipientResolver,
    AddRecipientService,
    AuthResultService,
    AuthRetentionService,
    BrowserCookieService,
    { provide: CODE_LIMITS, inject: [CONFIG], useFactory: buildCodeLimits },
    CodeBreakerService,
    CodeHealthService,
    CodeKey,
    CodeMessageService,
    CodePersonalDataService,
    CodeQueues,
    CodeRequestService,
    CodeSendingService,
    CodeService,
    ConfirmIdentityResolver,
    ConfirmIdentityService,
    ConfirmedSessionsService,
    DeleteAccountResolver,
    DeleteAccountService,
    FrontendsService,
    GuessService,
    KnownBrowserService,
    LiveSessionsService,
    LiveTokensService,
    OwnRecipientCodeService,
    PersonalDataExportService,
    Pseudonyms,
    RecipientConfirmationService,
    RefusalLogService,
    SecondFactorKeysService,
    SecondFactorRenewalService,
    SecondFactorResolver,
    SecondFactorService,
    SecurityLogResolver,
    SecurityLogService,
    CodeSendingResolver,
    ServiceTokenResolver,
    ServiceTokenService,
    SessionCookiesService,
    SessionPersonalDataService,
    SessionRefreshService,
    SessionResolver,
    SessionService,
    SignInResolver,
    SignInService,
    SignOutService,
    SmsBudgetService,
    { provide: SubscriberSessions, useClass: SubscriberSessionsService },
    UserListResolver,
    UserListService,
    { provide: Viewers, useClass: RequestViewersService },
  ],
  exports: [ConfirmedSessionsService, LiveSessionsService, SubscriberSessions, Viewers],
})
export class AuthModule {}
