import { Module } from '@nestjs/common';
import { EventService } from './event.service.js';

/** Records events. `WebhookModule` delivers them to webhooks. */
@Module({ providers: [EventService], exports: [EventService] })
export class EventModule {}
