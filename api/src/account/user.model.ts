import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { AuthType, Sex } from '../platform/prisma/generated/enums.js';
import { AccessLevel } from '../platform/viewer/access-level.js';
import { maxNameLength } from './profile.rules.js';

registerEnumType(AuthType, {
  name: 'AuthType',
  description: 'Whether a recipient is an e-mail address or a phone',
  valuesMap: { EMAIL: { description: 'E-mail' }, PHONE: { description: 'Phone, by SMS' } },
});

@ObjectType({ description: 'A person with an account. Visible to that person, and to an ADMIN in `setAccessLevel` and `operatorUserList`' })
export class User {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'First name; may be empty' })
  name!: string;

  @Field(() => String, { description: 'Surname; may be empty' })
  surname!: string;

  @Field(() => String, { description: "Patronymic, despite the field's name; may be empty" })
  lastname!: string;

  @Field(() => String, { nullable: true, description: 'Confirmed phone number in E.164 format' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Confirmed e-mail address in lower case' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the avatar' })
  avatarUrl!: string | null;

  @Field(() => Sex, { nullable: true, description: 'FEMALE or MALE, or null if not given' })
  sex!: Sex | null;

  @Field(() => AccessLevel, {
    description: 'Access level of this session; above CUSTOMER only once the session has passed the second factor',
  })
  accessLevel!: AccessLevel;

  @Field(() => AccessLevel, { description: 'Access level granted to the user, which a session has once it has passed the second factor' })
  grantedLevel!: AccessLevel;

  @Field(() => AuthType, { description: 'Whether the first sign-in was by e-mail or by phone' })
  registrationSource!: AuthType;

  @Field(() => GraphQLISODateTime, { description: 'Time of the first sign-in' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'Time of the last change to the name, sex, avatar or granted level; changes to the phone and e-mail do not count',
  })
  updatedAt!: Date;
}

const nameRule = `at most ${maxNameLength} characters; empty removes it`;

@InputType({ description: 'Profile fields to change; absent fields keep their value' })
export class EditUserInput {
  @Field(() => String, { nullable: true, description: `First name, ${nameRule}` })
  name?: string | null;

  @Field(() => String, { nullable: true, description: `Surname, ${nameRule}` })
  surname?: string | null;

  @Field(() => String, { nullable: true, description: `Patronymic, ${nameRule}` })
  lastname?: string | null;

  @Field(() => Sex, { nullable: true, description: 'FEMALE or MALE; null clears it' })
  sex?: Sex | null;
}
