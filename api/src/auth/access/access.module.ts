import { Module } from '@nestjs/common';
import { AccountModule } from '../../account/account.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { SessionModule } from '../session/session.module.js';
import { AccessLevelResolver, UserListResolver } from './access-level.resolver.js';
import { AccessLevelService } from './access-level.service.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecondFactorKeysService } from './second-factor-keys.service.js';
import { UserListService } from './user-list.service.js';

/** Access levels and the second factor that protects them. */
@Module({
  imports: [AccountModule, SecurityLogModule, SessionModule],
  providers: [AccessLevelResolver, AccessLevelService, SecondFactorKeysService, SecondFactorService, UserListResolver, UserListService],
})
export class AccessModule {}
