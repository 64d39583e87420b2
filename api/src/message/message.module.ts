import { Module } from '@nestjs/common';
import { DeliveryService } from './delivery.service.js';
import { DeliveryWatch } from './delivery-watch.js';
import { InboxController } from './inbox.controller.js';
import { Inbox } from './inbox.js';
import { MessageService } from './message.service.js';
import { MessageWorker } from './message-worker.js';
import { Senders } from './senders.js';

@Module({
  controllers: [InboxController],
  providers: [DeliveryService, DeliveryWatch, Inbox, MessageService, MessageWorker, Senders],
  exports: [MessageService],
})
export class MessageModule {}
