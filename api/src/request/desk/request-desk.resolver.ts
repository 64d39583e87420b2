import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.decorator.js';
import { Requires } from '../../platform/viewer/level.guard.js';
import type { Viewer } from '../../platform/viewer/viewer.js';
import { RequestListInput, SetRequestStateInput } from './request-desk.input.js';
import { RequestDeskService } from './request-desk.service.js';
import { ShopRequest, ShopRequestList } from './shop-request.model.js';

@Resolver(() => ShopRequest)
export class RequestDeskResolver {
  constructor(private readonly desk: RequestDeskService) {}

  @Query(() => ShopRequestList, {
    description: 'Requests of shoppers and partners, longest waiting first, paginated. Requires SUPPORT',
  })
  @Requires(AccessLevel.SUPPORT)
  requestList(
    @Args('dto', { type: () => RequestListInput, nullable: true, description: 'Which requests, and the page' })
    dto?: RequestListInput | null,
  ): Promise<ShopRequestList> {
    return this.desk.list(dto ?? {});
  }

  @Mutation(() => ShopRequest, {
    description:
      'Sets the state of a request, and returns it. The journal records the operator. Repeating it changes nothing. CONFLICT if the request has changed since `updatedAt`: `details.state` and `details.updatedAt` are the current ones. Requires SUPPORT',
  })
  @Requires(AccessLevel.SUPPORT)
  setRequestState(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => SetRequestStateInput, description: 'The request and its new state' }) dto: SetRequestStateInput,
  ): Promise<ShopRequest> {
    return this.desk.setState(viewer, context, dto);
  }
}
