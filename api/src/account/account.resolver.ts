import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { CurrentViewer } from '../platform/viewer/current-viewer.js';
import { SignedIn } from '../platform/viewer/viewer.guards.js';
import type { Viewer } from '../platform/viewer/viewers.port.js';
import { AccountService } from './account.service.js';
import { EditUserInput, User } from './user.model.js';

@Resolver(() => User)
export class AccountResolver {
  constructor(private readonly accounts: AccountService) {}

  @Query(() => User, { nullable: true, description: 'The signed-in user, or null for a guest' })
  async user(@Context() context: GraphqlContext): Promise<User | null> {
    const viewer = await context.viewer();
    return viewer && this.accounts.readUser(viewer.accountId, viewer.accessLevel);
  }

  @Mutation(() => User, { description: 'Changes the profile of the signed-in user' })
  @SignedIn()
  editUser(
    @CurrentViewer() viewer: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => EditUserInput, description: 'Fields to change' }) dto: EditUserInput,
  ): Promise<User | null> {
    return this.accounts.edit(viewer, dto, requestId);
  }
}
