import { Field, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'The picture to show as the avatar' })
export class SetAvatarInput {
  @Field(() => ID, { description: 'Id of an unused upload of the signed-in user, from `POST /api/uploads`' })
  uploadId!: string;
}
