import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isId } from '../../platform/input/ids.rules.js';
import { requirePage, toPagination } from '../../platform/input/pagination.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { SecurityEventList, SecurityLogInput } from '../security-event.model.js';
import { SecurityLogService } from '../security-log.service.js';
import { AccessLevelChange, SetAccessLevelInput } from './access-level.model.js';
import { AccessLevelService } from './access-level.service.js';
import { OperatorUserList, OperatorUserListInput } from './user-list.model.js';
import { UserListService } from './user-list.service.js';

@Resolver()
export class AccessLevelResolver {
  constructor(
    private readonly accessLevels: AccessLevelService,
    private readonly log: SecurityLogService,
  ) {}

  @Mutation(() => AccessLevelChange, { description: "Sets a user's access level. The last ADMIN cannot be demoted. Requires ADMIN" })
  @Requires(AccessLevel.ADMIN)
  setAccessLevel(
    @Context() context: GraphqlContext,
    @CurrentViewer() { accountId: by }: Viewer,
    @Args('dto', { type: () => SetAccessLevelInput, description: 'User and access level' }) { userId, accessLevel }: SetAccessLevelInput,
  ): Promise<AccessLevelChange> {
    return this.accessLevels.change(context, { userId, accessLevel, by });
  }

  @Query(() => SecurityEventList, { description: 'Security events, newest first. Requires ADMIN' })
  @Requires(AccessLevel.ADMIN)
  async securityLog(
    @Args('dto', { type: () => SecurityLogInput, nullable: true, description: 'Filter; all events if omitted' })
    dto?: SecurityLogInput | null,
  ): Promise<SecurityEventList> {
    const { userId: accountId, from, until, pagination } = dto ?? {};
    const page = requirePage(pagination);
    if (accountId != null && !isId(accountId)) return { items: [], pagination: toPagination(page, 0) };
    return this.log.readPage(page, { accountId, from, until });
  }
}

@Resolver()
export class UserListResolver {
  constructor(private readonly users: UserListService) {}

  @Query(() => OperatorUserList, {
    description: 'Users, paginated, for managing access levels. Here, `accessLevel` is the granted level. Requires ADMIN',
  })
  @Requires(AccessLevel.ADMIN)
  operatorUserList(
    @Args('dto', { type: () => OperatorUserListInput, nullable: true, description: 'Filter and page; all users if omitted' })
    dto?: OperatorUserListInput | null,
  ): Promise<OperatorUserList> {
    return this.users.list(dto ?? {});
  }
}
