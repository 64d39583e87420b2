import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { MessageModule } from '../message/message.module.js';
import { WebhookClient } from './sending/webhook-client.js';
import { WebhookHealth } from './sending/webhook-health.js';
import { WebhookSender } from './sending/webhook-sender.js';
import { WebhookSwitchOffService } from './sending/webhook-switch-off.service.js';
import { WebhookResolver } from './webhook/webhook.resolver.js';
import { WebhookService } from './webhook/webhook.service.js';
import { WebhookDeliveryResolver } from './webhook/webhook-delivery.resolver.js';
import { WebhookDeliveryService } from './webhook/webhook-delivery.service.js';
import { WebhookMailService } from './webhook/webhook-mail.service.js';
import { WebhookPersonalDataService } from './webhook/webhook-personal-data.service.js';
import { WebhookRetentionService } from './webhook/webhook-retention.service.js';
import { WebhookSecretService } from './webhook/webhook-secret.service.js';

/** Endpoints, and the sender that delivers the recorded events to them. */
@Module({
  imports: [AccountModule, MessageModule],
  providers: [
    WebhookClient,
    WebhookPersonalDataService,
    WebhookDeliveryResolver,
    WebhookDeliveryService,
    WebhookHealth,
    WebhookMailService,
    WebhookResolver,
    WebhookRetentionService,
    WebhookSecretService,
    WebhookSender,
    WebhookService,
    WebhookSwitchOffService,
  ],
})
export class WebhookModule {}
