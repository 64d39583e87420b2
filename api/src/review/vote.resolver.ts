import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { CurrentViewer } from '../platform/viewer/current-viewer.js';
import { SignedIn } from '../platform/viewer/viewer.guards.js';
import type { Viewer } from '../platform/viewer/viewers.port.js';
import { VoteForReviewInput } from './review.input.js';
import { Review } from './review.model.js';
import { VoteService } from './vote.service.js';

@Resolver()
export class VoteResolver {
  constructor(private readonly votes: VoteService) {}

  @Mutation(() => Review, {
    description:
      'Marks a published review as useful, or removes the mark, and returns the review. Repeating it changes nothing. NOT_FOUND for a review that is not published, BAD_USER_INPUT for a review by the user',
  })
  @SignedIn()
  voteForReview(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => VoteForReviewInput, description: 'The vote' }) dto: VoteForReviewInput,
  ): Promise<Review> {
    return this.votes.vote(viewer, context, dto);
  }
}
