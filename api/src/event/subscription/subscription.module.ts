import { Module } from '@nestjs/common';
import { ChangeFeedService } from './change-feed.service.js';
import { SessionWatch } from './session-watch.js';
import { SocketGateway } from './socket-gateway.js';
import { SocketServer } from './socket-server.js';
import { SubscriptionProtocol } from './subscription-protocol.js';

/** Subscriptions over WebSockets, and the changes that they report. */
@Module({
  providers: [ChangeFeedService, SessionWatch, SocketGateway, SocketServer, SubscriptionProtocol],
  exports: [ChangeFeedService],
})
export class SubscriptionModule {}
