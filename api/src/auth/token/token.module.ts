import { Module } from '@nestjs/common';
import { AccessTokenService } from './access-token.service.js';
import { SessionCookiesService } from './session-cookies.service.js';

/** Access tokens and session cookies. */
@Module({
  providers: [AccessTokenService, SessionCookiesService],
  exports: [AccessTokenService, SessionCookiesService],
})
export class TokenModule {}
