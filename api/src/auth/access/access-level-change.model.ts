import { Field, ObjectType } from '@nestjs/graphql';
import { User } from '../../account/user.model.js';

@ObjectType({ description: 'What a person may do from now on' })
export class AccessLevelChange {
  @Field(() => User, { description: 'The person; `accessLevel` is the new one, which needs a second factor in each of their sessions' })
  user!: User;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of a new second factor for an authenticator app, where the person has none yet. It is told once: pass it on safely',
  })
  otpauth!: string | null;
}
