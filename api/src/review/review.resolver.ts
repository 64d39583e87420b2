import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { CachedUntilChange, NeverCached } from '../platform/http/cache/cache-marks.js';
import { OwnReviewInput, ReviewListInput } from './review.input.js';
import { Review, ReviewList } from './review.model.js';
import { ReviewService } from './review.service.js';
import { VoteLoader } from './vote.loader.js';

@Resolver(() => Review)
export class ReviewResolver {
  constructor(
    private readonly reviews: ReviewService,
    private readonly votes: VoteLoader,
  ) {}

  @Query(() => ReviewList, { description: 'Reviews of a product, paginated' })
  @CachedUntilChange('READ')
  reviewList(@Args('dto', { type: () => ReviewListInput, description: 'Reviews to return' }) dto: ReviewListInput): Promise<ReviewList> {
    return this.reviews.list(dto);
  }

  @NeverCached()
  @Query(() => Review, {
    nullable: true,
    description: "The signed-in user's review of a product, in any state. Null if there is none, and for a guest",
  })
  async ownReview(
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => OwnReviewInput, description: 'The reviewed product' }) { productId }: OwnReviewInput,
  ): Promise<Review | null> {
    const viewer = await context.viewer();
    return viewer && this.reviews.findByAuthor(viewer.accountId, productId);
  }

  @ResolveField(() => Boolean, { nullable: true, description: 'Whether the viewer found the review useful; null for a guest' })
  async isUseful(@Parent() { id }: Review, @Context() context: GraphqlContext): Promise<boolean | null> {
    const viewer = await context.viewer();
    return viewer && this.votes.load({ batchKey: context.batchKey, viewer }, id);
  }
}
