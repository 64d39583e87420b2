import { Args, Context, Field, ID, InputType, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { CurrentViewer } from '../platform/viewer/current-viewer.js';
import { SignedIn } from '../platform/viewer/viewer.guards.js';
import type { Viewer } from '../platform/viewer/viewers.port.js';
import { AvatarService } from './avatar.service.js';
import { User } from './user.model.js';

@InputType({ description: 'The picture to show as the avatar' })
class SetAvatarInput {
  @Field(() => ID, { description: 'Id of an unused upload of the signed-in user, from `POST /api/uploads`' })
  uploadId!: string;
}

@Resolver(() => User)
export class AvatarResolver {
  constructor(private readonly avatars: AvatarService) {}

  @Mutation(() => User, {
    description:
      'Shows an uploaded picture as the avatar and deletes the previous one. NOT_FOUND unless it is an unused upload of the user',
  })
  @SignedIn()
  setAvatar(
    @CurrentViewer() viewer: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SetAvatarInput, description: 'Picture to show' }) { uploadId }: SetAvatarInput,
  ): Promise<User | null> {
    return this.avatars.set(viewer, uploadId, requestId);
  }

  @Mutation(() => User, { description: 'Deletes the avatar. Removing it twice is no error' })
  @SignedIn()
  removeAvatar(@CurrentViewer() viewer: Viewer, @Context() { requestId }: GraphqlContext): Promise<User | null> {
    return this.avatars.remove(viewer, requestId);
  }
}
