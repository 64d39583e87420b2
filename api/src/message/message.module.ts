import { Module } from '@nestjs/common';
import { DispatchService } from './dispatch/dispatch.service.js';
import { DispatchHealth } from './dispatch/dispatch-health.js';
import { InboxController } from './inbox/inbox.controller.js';
import { Inbox } from './inbox/inbox.js';
import { MessageService } from './message.service.js';
import { Senders } from './sender/senders.js';
import { SmsDeliveryResolver } from './sms/sms-delivery.resolver.js';
import { SmsDeliveryService } from './sms/sms-delivery.service.js';

@Module({
  controllers: [InboxController],
  providers: [DispatchService, DispatchHealth, Inbox, MessageService, Senders, SmsDeliveryResolver, SmsDeliveryService],
  exports: [MessageService],
})
export class MessageModule {}
