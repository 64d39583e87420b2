import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { AccessLevel } from '../platform/viewer/access-level.js';
import { CurrentCaller } from '../platform/viewer/current-viewer.js';
import { ServiceScope } from '../platform/viewer/service-scope.js';
import { Requires } from '../platform/viewer/viewer.guards.js';
import type { Caller } from '../platform/viewer/viewers.port.js';
import { ModeratedReviews, ModeratedReviewsInput, SetReviewStateInput } from './moderation.model.js';
import { ModerationService } from './moderation.service.js';
import { Review } from './review.model.js';

@Resolver()
export class ModerationResolver {
  constructor(private readonly moderation: ModerationService) {}

  @Query(() => ModeratedReviews, {
    description: 'Reviews of all products in a state, paginated. Requires SUPPORT, or a service token with REVIEWS_READ',
  })
  @Requires(AccessLevel.SUPPORT, ServiceScope.REVIEWS_READ)
  moderatedReviews(
    @Args('dto', { type: () => ModeratedReviewsInput, nullable: true, description: 'Reviews to return' })
    dto?: ModeratedReviewsInput | null,
  ): Promise<ModeratedReviews> {
    return this.moderation.list(dto ?? {});
  }

  @Mutation(() => Review, {
    description:
      'Publishes or rejects a review, and returns it. Repeating it changes nothing. CONFLICT if the review has changed since it was read: `details` have its state and `updatedAt`. Requires SUPPORT, or a service token with REVIEWS_WRITE',
  })
  @Requires(AccessLevel.SUPPORT, ServiceScope.REVIEWS_WRITE)
  setReviewState(
    @CurrentCaller() caller: Caller,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => SetReviewStateInput, description: 'The decision' }) dto: SetReviewStateInput,
  ): Promise<Review> {
    return this.moderation.setState(caller, context, dto);
  }
}
