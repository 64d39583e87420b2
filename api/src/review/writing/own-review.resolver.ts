import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { Review } from '../review.model.js';
import { CreateReviewInput, EditReviewInput, RemoveReviewInput } from './own-review.input.js';
import { OwnReviewService } from './own-review.service.js';

@Resolver()
export class OwnReviewResolver {
  constructor(private readonly ownReviews: OwnReviewService) {}

  @Mutation(() => Review, {
    description:
      'Writes a review, which awaits moderation. It is signed with the first name and the first letter of the surname from the profile. CONFLICT if the user has reviewed the product already: `details.reviewId` is the review, which can be changed. NOT_FOUND for an unknown product or upload',
  })
  @SignedIn()
  createReview(
    @CurrentViewer() { accountId }: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => CreateReviewInput, description: 'The review' }) dto: CreateReviewInput,
  ): Promise<Review> {
    return this.ownReviews.create({ accountId, context }, dto);
  }

  @Mutation(() => Review, {
    description:
      'Changes a review of the signed-in user, which awaits moderation again. Omitted texts become empty, and photos that are not named are deleted. NOT_FOUND for the review of another person',
  })
  @SignedIn()
  editReview(
    @CurrentViewer() { accountId }: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => EditReviewInput, description: 'New content of the review' }) dto: EditReviewInput,
  ): Promise<Review> {
    return this.ownReviews.edit({ accountId, context }, dto);
  }

  @Mutation(() => Review, {
    nullable: true,
    description:
      'Removes a review of the signed-in user with its photos, so that another can be written. Returns it as it was; null if the user has none with this id, so removing twice is no error',
  })
  @SignedIn()
  removeReview(
    @CurrentViewer() { accountId }: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => RemoveReviewInput, description: 'The review to remove' }) { reviewId }: RemoveReviewInput,
  ): Promise<Review | null> {
    return this.ownReviews.remove({ accountId, context }, reviewId);
  }
}
