import { Injectable } from '@nestjs/common';
import type { Prisma } from '../platform/prisma/generated/client.js';
import type { EventType } from '../platform/prisma/generated/enums.js';

/** An event that no trigger can recognise from the rows of one table. */
export interface NewEvent {
  type: EventType;
  /** Id of the object that the event is about. Events of one subject are delivered in their order. */
  subject: string;
  /** Ids, states, sums and times, but no personal data. */
  data: Prisma.InputJsonObject;
  occurredAt: Date;
}

/** Records the events that a domain writes itself. Most events are recorded by triggers. */
@Injectable()
export class EventService {
  /** Writes an event in the transaction of the change, if an endpoint is subscribed to its type. */
  async record(transaction: Prisma.TransactionClient, { type, subject, data, occurredAt }: NewEvent): Promise<void> {
    await transaction.$executeRaw`
      INSERT INTO outgoing_event (type, subject, data, created_at)
      SELECT ${type}::event_type, ${subject}::uuid, ${JSON.stringify(data)}::jsonb, ${occurredAt}::timestamptz
      WHERE outgoing_event_is_wanted(${type}::event_type)`;
  }
}
