import { Module } from '@nestjs/common';
import { ChangesService } from './changes.service.js';
import { SessionWatch } from './session-watch.js';
import { SocketDoor } from './socket-door.js';
import { SocketServer } from './socket-server.js';
import { SubscriptionProtocol } from './subscription-protocol.js';

/** Subscriptions over WebSockets, and the changes that they tell. */
@Module({
  providers: [ChangesService, SessionWatch, SocketDoor, SocketServer, SubscriptionProtocol],
  exports: [ChangesService],
})
export class SubscriptionModule {}
