import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { WebhookOffReason } from '../../platform/prisma/generated/enums.js';
import { EventType } from '../event-type.model.js';

registerEnumType(WebhookOffReason, {
  name: 'WebhookOffReason',
  description: 'Why the shop has switched a webhook off',
  valuesMap: {
    GONE: { description: 'The endpoint answered with status 410 (Gone)' },
    FAILING: { description: 'No request has succeeded for three days' },
  },
});

@ObjectType({ description: 'An endpoint that receives events of the shop over HTTP, as specified by Standard Webhooks' })
export class Webhook {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'URL that events are posted to' })
  url!: string;

  @Field(() => [EventType], { description: 'Types of events that it receives' })
  eventTypes!: EventType[];

  @Field(() => Boolean, {
    description: 'Whether the webhook receives events. Events that occur while it is inactive are not stored for it',
  })
  active!: boolean;

  @Field(() => WebhookOffReason, { nullable: true, description: 'Why the shop switched the webhook off; null unless the shop did' })
  offReason!: WebhookOffReason | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time since which every request has failed; null while requests succeed',
  })
  failingSince!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'Time at which it was added' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A webhook, with its secret if the secret is new' })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: 'The webhook as it is now' })
  webhook!: Webhook;

  @Field(() => String, {
    nullable: true,
    description: 'Secret by which requests are verified, `whsec_` and base64. It is shown only this once; null if it has not changed',
  })
  secret!: string | null;
}
