import { Field, ID, InputType } from '@nestjs/graphql';
import { PagedInput } from '../../platform/input/pagination.js';
import { WebhookDeliveryState } from '../../platform/prisma/generated/enums.js';

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
