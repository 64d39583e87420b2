import { Module } from '@nestjs/common';
import { DispatchService } from './dispatch.service.js';
import { DispatchHealth } from './dispatch-health.js';
import { InboxController } from './inbox.controller.js';
import { Inbox } from './inbox.js';
import { MessageService } from './message.service.js';
import { Senders } from './sender/senders.js';
import { SmsDeliveryResolver } from './sms-delivery.resolver.js';
import { SmsDeliveryService } from './sms-delivery.service.js';

@Module({
  controllers: [InboxController],
  providers: [DispatchService, DispatchHealth, Inbox, MessageService, Senders, SmsDeliveryResolver, SmsDeliveryService],
  exports: [MessageService],
})
export class MessageModule {}
