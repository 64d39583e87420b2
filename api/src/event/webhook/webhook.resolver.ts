import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { RemoveWebhookInput, RotateWebhookSecretInput, SaveWebhookInput } from './webhook.input.js';
import { Webhook, WebhookWithSecret } from './webhook.model.js';
import { WebhookService } from './webhook.service.js';

@Resolver()
@Requires(AccessLevel.ADMIN)
export class WebhookResolver {
  constructor(private readonly webhooks: WebhookService) {}

  @Query(() => [Webhook], { description: 'All webhooks, at most 20, oldest first. Requires ADMIN' })
  webhookList(): Promise<Webhook[]> {
    return this.webhooks.list();
  }

  @Mutation(() => WebhookWithSecret, {
    description:
      'Adds or changes a webhook, and returns it. `secret` is set only for a new one. CONFLICT if it has changed since `updatedAt`: `details.current` is the webhook as it is now. Requires ADMIN',
  })
  saveWebhook(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => SaveWebhookInput, description: 'The webhook' }) dto: SaveWebhookInput,
  ): Promise<WebhookWithSecret> {
    return this.webhooks.save(viewer, context, dto);
  }

  @Mutation(() => Webhook, {
    description: 'Removes a webhook with its pending deliveries, and returns it as it was. Requires ADMIN',
  })
  removeWebhook(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => RemoveWebhookInput, description: 'The webhook' }) dto: RemoveWebhookInput,
  ): Promise<Webhook> {
    return this.webhooks.remove(viewer, context, dto);
  }

  @Mutation(() => WebhookWithSecret, {
    description:
      'Creates a new secret for a webhook. For 24 hours, each request is signed with both the new and the previous secret, so that the receiver can switch over. Requires ADMIN',
  })
  rotateWebhookSecret(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => RotateWebhookSecretInput, description: 'The webhook' }) dto: RotateWebhookSecretInput,
  ): Promise<WebhookWithSecret> {
    return this.webhooks.rotateSecret(viewer, context, dto);
  }
}
