import { Field, GraphQLISODateTime, ID, InputType } from '@nestjs/graphql';
import { EventType } from '../event-type.model.js';

const VERSION_DESCRIPTION = '`updatedAt` of the webhook that the administrator has read: CONFLICT if it has changed since';

@InputType({ description: 'A webhook to add or change' })
export class SaveWebhookInput {
  @Field(() => ID, { nullable: true, description: 'Id of the webhook; a new one if omitted' })
  id?: string | null;

  @Field(() => String, {
    description:
      'HTTPS URL to post events to, with a host on the public internet; at most 2,000 characters. It must be unique among webhooks',
  })
  url!: string;

  @Field(() => [EventType], { description: 'Types of events to receive; at least one' })
  eventTypes!: EventType[];

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description:
      'Whether the webhook receives events. Switching it on again also sends the deliveries that were pending when it was switched off',
  })
  active?: boolean | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: `${VERSION_DESCRIPTION}. Null for a new webhook` })
  updatedAt?: Date | null;
}

@InputType({ description: 'A webhook to remove' })
export class RemoveWebhookInput {
  @Field(() => ID, { description: 'Id of the webhook' })
  id!: string;

  @Field(() => GraphQLISODateTime, { description: VERSION_DESCRIPTION })
  updatedAt!: Date;
}

@InputType({ description: 'A webhook whose secret is to be replaced' })
export class RotateWebhookSecretInput extends RemoveWebhookInput {
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether the previous secret ends at once, for example because it has leaked. By default it is valid for 24 more hours',
  })
  dropPrevious?: boolean | null;
}

@InputType({ description: 'A webhook to test' })
export class SendTestEventInput {
  @Field(() => ID, { description: 'Id of the webhook, which must be active' })
  webhookId!: string;
}
