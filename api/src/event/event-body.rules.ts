import type { EventType } from '../platform/prisma/generated/enums.js';

export interface WrittenEvent {
  type: EventType;
  data: unknown;
  createdAt: Date;
}

/** Type of an event in a webhook, such as `order.placed`. */
const wireType = (type: EventType): string => type.toLowerCase().replace('_', '.');

/** What a webhook carries. It is the same for all attempts, so that receivers may compare. */
export const bodyOf = ({ type, data, createdAt }: WrittenEvent): string =>
  JSON.stringify({ type: wireType(type), timestamp: createdAt.toISOString(), data });
