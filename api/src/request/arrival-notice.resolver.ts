import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { NeverCached } from '../platform/http/cache/cache-marks.js';
import { ArrivalNotice, ArrivalTokenInput, CreateArrivalNoticeInput } from './arrival-notice.model.js';
import { ArrivalNoticeService } from './arrival-notice.service.js';

@Resolver(() => ArrivalNotice)
export class ArrivalNoticeResolver {
  constructor(private readonly notices: ArrivalNoticeService) {}

  @NeverCached()
  @Query(() => [ArrivalNotice], {
    description:
      'Arrival notices of the e-mail address that a token belongs to, oldest first; empty for an unknown token. No sign-in is needed',
  })
  arrivalNotices(
    @Args('dto', { type: () => ArrivalTokenInput, description: 'Token of the address' }) { token }: ArrivalTokenInput,
  ): Promise<ArrivalNotice[]> {
    return this.notices.listWaiting(token);
  }

  @Mutation(() => ArrivalNotice, {
    description:
      'Creates a notice that is sent once to an e-mail address when a sold-out size can be bought again. Repeating it for the same address and size creates no second notice. CONFLICT if the size is available, NOT_FOUND if it is unknown. TOO_MANY_REQUESTS says when the next form is accepted',
  })
  async createArrivalNotice(
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => CreateArrivalNoticeInput, description: 'Size and address, and fields that detect bots' })
    dto: CreateArrivalNoticeInput,
  ): Promise<ArrivalNotice> {
    return this.notices.create(context, await context.viewer(), dto);
  }

  @Mutation(() => Boolean, {
    description:
      'Removes all arrival notices of the e-mail address that a token belongs to, and returns true. Repeating it is no error. No sign-in is needed',
  })
  async removeArrivalNotices(
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => ArrivalTokenInput, description: 'Token of the address' }) { token }: ArrivalTokenInput,
  ): Promise<boolean> {
    await this.notices.deleteNotices(token, requestId);
    return true;
  }
}
