import { Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { AuthRetentionService } from './auth-retention.service.js';
import { SendingModule } from './sending/sending.module.js';
import { ServiceTokenModule } from './service-token/service-token.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { ViewerModule } from './viewer/viewer.module.js';

/** Codes, sessions, access levels, service tokens and the security log. */
@Module({
  imports: [AccessModule, SendingModule, ServiceTokenModule, SignInModule, ViewerModule],
  providers: [AuthRetentionService],
})
export class AuthModule {}
