import { Args, Query, Resolver } from '@nestjs/graphql';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import { OperatorUserList, OperatorUserListInput } from './user-list.model.js';
import { UserListService } from './user-list.service.js';

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
