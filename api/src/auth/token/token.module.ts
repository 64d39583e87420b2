import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccessTokenService } from './access-token.service.js';
import { SessionCookiesService } from './session-cookies.service.js';

/** Access tokens and session cookies. */
@Module({
  imports: [JwtModule.register({})],
  providers: [AccessTokenService, SessionCookiesService],
  exports: [AccessTokenService, SessionCookiesService],
})
export class TokenModule {}
