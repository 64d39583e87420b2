import type { EventType } from '../platform/prisma/generated/enums.js';

export interface RecordedEvent {
  type: EventType;
  data: unknown;
  createdAt: Date;
}

/** Returns the type of an event as webhooks name it, such as `order.placed`. */
const toWebhookType = (type: EventType): string => type.toLowerCase().replace('_', '.');

/** Body of a webhook request. It is the same for all attempts, so that receivers can compare them. */
export const formatBody = ({ type, data, createdAt }: RecordedEvent): string =>
  JSON.stringify({ type: toWebhookType(type), timestamp: createdAt.toISOString(), data });
