import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { User } from '../../account/user.model.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';

@ObjectType({ description: "Result of changing a user's access level" })
export class AccessLevelChange {
  @Field(() => User, {
    description:
      'The user. `accessLevel` is the newly granted level, which applies to each of their sessions that has passed the second factor',
  })
  user!: User;

  @Field(() => String, {
    nullable: true,
    description:
      '`otpauth://` address of a new second factor, for an authenticator app; null if no new one was issued. It is returned only once: pass it on securely',
  })
  otpauth!: string | null;
}

@InputType({ description: 'A new access level for a user' })
export class SetAccessLevelInput {
  @Field(() => ID, { description: 'Id of the user' })
  userId!: string;

  @Field(() => AccessLevel, { description: 'New access level' })
  accessLevel!: AccessLevel;
}
