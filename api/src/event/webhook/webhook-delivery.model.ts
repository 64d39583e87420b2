import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PagedInput, Pagination } from '../../platform/input/pagination.js';
import { WebhookDeliveryState } from '../../platform/prisma/generated/enums.js';
import { EventType } from '../event-type.model.js';

registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'State of a delivery',
  valuesMap: {
    PENDING: { description: 'It waits for its first or next attempt, or for an earlier event about the same subject' },
    DELIVERED: { description: 'The endpoint answered with a 2xx status' },
    DEAD: { description: 'All attempts failed for three days. Only `resendWebhookDelivery` sends it again' },
  },
});

@ObjectType({ description: 'One request to a webhook, with its outcome' })
class WebhookAttempt {
  @Field(() => Int, { nullable: true, description: 'HTTP status; null without an answer' })
  status!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why there was no answer: `TIMEOUT` after 7 seconds, `REFUSED_ADDRESS` for a host inside a network, or a code of Node.js such as `ECONNREFUSED`; null if there was one',
  })
  failure!: string | null;

  @Field(() => Int, { description: 'Duration in milliseconds' })
  durationMs!: number;

  @Field(() => GraphQLISODateTime, { description: 'Time at which it ended' })
  createdAt!: Date;
}

@ObjectType({ description: 'The delivery of an event to a webhook' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => ID, { description: 'Id of the webhook' })
  webhookId!: string;

  @Field(() => ID, { description: 'Id of the event: the header `webhook-id` of each attempt' })
  eventId!: string;

  @Field(() => EventType, { description: 'Type of the event' })
  eventType!: EventType;

  @Field(() => ID, { description: 'What the event is about: an order, a product, a review or a request' })
  subjectId!: string;

  @Field(() => String, { description: 'Request body of each attempt, as JSON text' })
  body!: string;

  @Field(() => WebhookDeliveryState, { description: 'What has become of it' })
  state!: WebhookDeliveryState;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Earliest time of the next attempt, which also waits for earlier events about the same subject; null unless the delivery is pending',
  })
  dueAt!: Date | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Pending delivery of an earlier event about the same subject, which has to end before this one is sent; null if there is none',
  })
  waitsFor!: string | null;

  @Field(() => [WebhookAttempt], { description: 'Attempts so far, oldest first' })
  attempts!: WebhookAttempt[];

  @Field(() => GraphQLISODateTime, { description: 'Time of the event' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time at which it was delivered or given up; null while it is pending' })
  endedAt!: Date | null;
}

@ObjectType({ description: 'A page of deliveries, newest event first' })
export class WebhookDeliveryList {
  @Field(() => [WebhookDelivery], { description: 'Items of this page' })
  items!: WebhookDelivery[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

@InputType({ description: 'Which deliveries to list' })
export class WebhookDeliveryListInput extends PagedInput {
  @Field(() => ID, { nullable: true, description: 'Only deliveries to this webhook' })
  webhookId?: string | null;

  @Field(() => WebhookDeliveryState, { nullable: true, description: 'Only deliveries in this state, such as DEAD' })
  state?: WebhookDeliveryState | null;

  @Field(() => ID, { nullable: true, description: 'Only deliveries of events about this subject, such as an order' })
  subjectId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only deliveries that follow this one in the list. NOT_FOUND if it was deleted' })
  after?: string | null;
}

@InputType({ description: 'A delivery to send again' })
export class ResendWebhookDeliveryInput {
  @Field(() => ID, { description: 'Id of the delivery' })
  deliveryId!: string;
}
