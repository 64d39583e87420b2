import { Module } from '@nestjs/common';
import { EventService } from './event.service.js';

/** The outbox. `WebhookModule` delivers from it. */
@Module({ providers: [EventService], exports: [EventService] })
export class EventModule {}
