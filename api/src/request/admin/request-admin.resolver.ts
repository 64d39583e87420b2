import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentCaller } from '../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Caller } from '../../platform/viewer/viewers.port.js';
import { RequestListInput, SetRequestStateInput } from './request-admin.input.js';
import { RequestAdminService } from './request-admin.service.js';
import { ShopRequest, ShopRequestList } from './shop-request.model.js';

@Resolver(() => ShopRequest)
export class RequestAdminResolver {
  constructor(private readonly admin: RequestAdminService) {}

  @Query(() => ShopRequestList, {
    description:
      'Requests of shoppers and partners, longest waiting first, paginated. For a service token without PERSONS_READ, the fields that tell of their persons are empty, and `phone` and `email` of the filter are refused. Requires SUPPORT, or a service token with REQUESTS_READ',
  })
  @Requires(AccessLevel.SUPPORT, ServiceScope.REQUESTS_READ)
  requestList(
    @CurrentCaller() caller: Caller,
    @Args('dto', { type: () => RequestListInput, nullable: true, description: 'Which requests, and the page' })
    dto?: RequestListInput | null,
  ): Promise<ShopRequestList> {
    return this.admin.list(caller, dto ?? {});
  }

  @Mutation(() => ShopRequest, {
    description:
      'Sets the state of a request, and returns it. The journal records the operator. Repeating it changes nothing. CONFLICT if the request has changed since `updatedAt`: `details.state` and `details.updatedAt` are the current ones. Requires SUPPORT, or a service token with REQUESTS_WRITE',
  })
  @Requires(AccessLevel.SUPPORT, ServiceScope.REQUESTS_WRITE)
  setRequestState(
    @CurrentCaller() caller: Caller,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => SetRequestStateInput, description: 'The request and its new state' }) dto: SetRequestStateInput,
  ): Promise<ShopRequest> {
    return this.admin.setState(caller, context, dto);
  }
}
