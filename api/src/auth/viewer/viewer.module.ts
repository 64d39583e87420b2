import { Global, Module } from '@nestjs/common';
import { SubscriberSessions, Viewers } from '../../platform/viewer/viewers.port.js';
import { LiveTokensService } from '../service-token/live-tokens.service.js';
import { TokenModule } from '../token/token.module.js';
import { ConfirmedSessionsService } from './confirmed-sessions.service.js';
import { FrontendsService } from './frontends.service.js';
import { LiveSessionsService } from './live-sessions.service.js';
import { RequestViewersService } from './request-viewers.service.js';
import { SubscriberSessionsService } from './subscriber-sessions.service.js';

/** The viewer of a request. Global, because guards of every domain use it. */
@Global()
@Module({
  imports: [TokenModule],
  providers: [
    ConfirmedSessionsService,
    FrontendsService,
    LiveSessionsService,
    LiveTokensService,
    { provide: SubscriberSessions, useClass: SubscriberSessionsService },
    { provide: Viewers, useClass: RequestViewersService },
  ],
  exports: [ConfirmedSessionsService, LiveSessionsService, SubscriberSessions, Viewers],
})
export class ViewerModule {}
