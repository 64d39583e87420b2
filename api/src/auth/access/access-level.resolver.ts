import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { AccessLevelChange, SetAccessLevelInput } from './access-level.model.js';
import { AccessLevelService } from './access-level.service.js';

@Resolver()
export class AccessLevelResolver {
  constructor(private readonly accessLevels: AccessLevelService) {}

  @Mutation(() => AccessLevelChange, { description: "Sets a user's access level. The last ADMIN cannot be demoted. Requires ADMIN" })
  @Requires(AccessLevel.ADMIN)
  setAccessLevel(
    @Context() context: GraphqlContext,
    @CurrentViewer() { accountId: adminId }: Viewer,
    @Args('dto', { type: () => SetAccessLevelInput, description: 'User and access level' }) { userId, accessLevel }: SetAccessLevelInput,
  ): Promise<AccessLevelChange> {
    return this.accessLevels.change(context, { userId, accessLevel, adminId });
  }
}
