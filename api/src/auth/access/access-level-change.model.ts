import { Field, ObjectType } from '@nestjs/graphql';
import { User } from '../../account/user.model.js';

@ObjectType({ description: 'Result of a change of access level' })
export class AccessLevelChange {
  @Field(() => User, { description: 'The user. `accessLevel` is the new level, which each of their sessions gains by the second factor' })
  user!: User;

  @Field(() => String, {
    nullable: true,
    description: 'otpauth address of a new second factor, if the user had none. It is shown once: pass it on safely',
  })
  otpauth!: string | null;
}
