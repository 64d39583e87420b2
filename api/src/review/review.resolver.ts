import { Args, Query, Resolver } from '@nestjs/graphql';
import { ReviewListInput } from './review.input.js';
import { Review, ReviewList } from './review.model.js';
import { ReviewService } from './review.service.js';

@Resolver(() => Review)
export class ReviewResolver {
  constructor(private readonly reviews: ReviewService) {}

  @Query(() => ReviewList, { description: 'Reviews of a product, paginated' })
  reviewList(@Args('dto', { type: () => ReviewListInput, description: 'Reviews to return' }) dto: ReviewListInput): Promise<ReviewList> {
    return this.reviews.list(dto);
  }
}
