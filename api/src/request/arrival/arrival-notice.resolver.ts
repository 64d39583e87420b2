import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { NeverCached } from '../../platform/answer-cache/never-cached.decorator.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { ArrivalTokenInput, CreateArrivalNoticeInput } from './arrival-notice.input.js';
import { ArrivalNotice } from './arrival-notice.model.js';
import { ArrivalNoticeService } from './arrival-notice.service.js';

@Resolver(() => ArrivalNotice)
export class ArrivalNoticeResolver {
  constructor(private readonly notices: ArrivalNoticeService) {}

  @NeverCached()
  @Query(() => [ArrivalNotice], {
    description: 'Sizes that the address of a token waits for, oldest first; none for an unknown token. It needs no sign-in',
  })
  arrivalNotices(
    @Args('dto', { type: () => ArrivalTokenInput, description: 'Token of the address' }) { token }: ArrivalTokenInput,
  ): Promise<ArrivalNotice[]> {
    return this.notices.waiting(token);
  }

  @Mutation(() => ArrivalNotice, {
    description:
      'Tells an address once, when a sold-out size can be bought again. The same address and size twice is one notice. CONFLICT if the size is available, NOT_FOUND if it is unknown, TOO_MANY_REQUESTS says when the next form is taken',
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
      'Forgets everything that the address of a token waits for, and returns true. Repeating it is no error. It needs no sign-in',
  })
  async removeArrivalNotices(
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => ArrivalTokenInput, description: 'Token of the address' }) { token }: ArrivalTokenInput,
  ): Promise<boolean> {
    await this.notices.forget(token, requestId);
    return true;
  }
}
