import type { EventType } from '../platform/prisma/generated/enums.js';

export interface WrittenEvent {
  type: EventType;
  data: unknown;
  createdAt: Date;
}

/** Type of an event in a webhook, such as `order.placed`. */
const toWireType = (type: EventType): string => type.toLowerCase().replace('_', '.');

/** Body of a webhook request. It is the same for all attempts, so that receivers can compare them. */
export const formatBody = ({ type, data, createdAt }: WrittenEvent): string =>
  JSON.stringify({ type: toWireType(type), timestamp: createdAt.toISOString(), data });
