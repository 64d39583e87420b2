import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { SendTestEventInput } from './webhook.input.js';
import { ResendWebhookDeliveryInput, WebhookDelivery, WebhookDeliveryList, WebhookDeliveryListInput } from './webhook-delivery.model.js';
import { WebhookDeliveryService } from './webhook-delivery.service.js';

@Resolver()
@Requires(AccessLevel.ADMIN)
export class WebhookDeliveryResolver {
  constructor(private readonly deliveries: WebhookDeliveryService) {}

  @Query(() => WebhookDeliveryList, {
    description:
      'Deliveries to webhooks with all attempts, paginated. Delivered ones are kept for 7 days, dead ones for 30. Requires ADMIN',
  })
  webhookDeliveryList(
    @Args('dto', { type: () => WebhookDeliveryListInput, nullable: true, description: 'Which deliveries, and the page' })
    dto?: WebhookDeliveryListInput | null,
  ): Promise<WebhookDeliveryList> {
    return this.deliveries.list(dto ?? {});
  }

  @Mutation(() => WebhookDelivery, {
    description:
      'Sends an event to its webhook again, with the same `webhook-id`, and returns the delivery. A pending delivery is sent at once, unless it `waitsFor` an earlier one about the same subject. CONFLICT if the webhook is inactive. Requires ADMIN',
  })
  resendWebhookDelivery(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => ResendWebhookDeliveryInput, description: 'The delivery' }) { deliveryId }: ResendWebhookDeliveryInput,
  ): Promise<WebhookDelivery> {
    return this.deliveries.resend(viewer, context, deliveryId);
  }

  @Mutation(() => WebhookDelivery, {
    description: 'Sends an event of the type TEST to a webhook, whatever it subscribes to, and returns its delivery. Requires ADMIN',
  })
  sendTestEvent(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => SendTestEventInput, description: 'The webhook' }) { webhookId }: SendTestEventInput,
  ): Promise<WebhookDelivery> {
    return this.deliveries.sendTest(viewer, context, webhookId);
  }
}
