import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { WebhookOffReason } from '../../platform/prisma/generated/enums.js';
import { EventType } from '../event-type.model.js';

registerEnumType(WebhookOffReason, {
  name: 'WebhookOffReason',
  description: 'Why the shop has switched a webhook off',
  valuesMap: {
    GONE: { description: 'The endpoint answered 410' },
    FAILING: { description: 'No request has succeeded for three days' },
  },
});

@ObjectType({ description: 'An endpoint that the shop tells of events by HTTP, as described by Standard Webhooks' })
export class Webhook {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'URL that events are posted to' })
  url!: string;

  @Field(() => [EventType], { description: 'Types of events that it is told of' })
  eventTypes!: EventType[];

  @Field(() => Boolean, { description: 'Whether it is told. Events that happen meanwhile are not kept for it' })
  active!: boolean;

  @Field(() => WebhookOffReason, { nullable: true, description: 'Why the shop has switched it off; null if the shop has not' })
  offReason!: WebhookOffReason | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Since when no request has succeeded; null while they do' })
  failingSince!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'Time at which it was added' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A webhook, with its secret if that is new' })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: 'The webhook as it is now' })
  webhook!: Webhook;

  @Field(() => String, {
    nullable: true,
    description: 'Secret by which requests are verified, `whsec_` and base64. It is shown only this once; null if it has not changed',
  })
  secret!: string | null;
}
