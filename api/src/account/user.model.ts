import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { AuthType, Sex } from '../platform/prisma/generated/enums.js';
import { AccessLevel } from '../platform/viewer/access-level.js';

registerEnumType(AuthType, {
  name: 'AuthType',
  description: 'How a person is reached',
  valuesMap: { EMAIL: { description: 'By mail' }, PHONE: { description: 'By text messages' } },
});

@ObjectType({ description: 'A person who has signed in. Nobody else sees it, but the ADMIN whom `setAccessLevel` answers' })
export class User {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'First name, may be empty' })
  name!: string;

  @Field(() => String, { description: 'Surname, may be empty' })
  surname!: string;

  @Field(() => String, { description: 'Patronymic, may be empty' })
  lastname!: string;

  @Field(() => String, { nullable: true, description: 'Confirmed, in E.164' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Confirmed, in lower case' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the picture' })
  avatarUrl!: string | null;

  @Field(() => Sex, { nullable: true, description: 'FEMALE or MALE, where the person has said' })
  sex!: Sex | null;

  @Field(() => AccessLevel, {
    description: 'What the person may do in this session: a level above CUSTOMER needs a second factor first',
  })
  accessLevel!: AccessLevel;

  @Field(() => AccessLevel, { description: 'What the person may do in a session that has shown their second factor' })
  grantedLevel!: AccessLevel;

  @Field(() => AuthType, { description: 'What the person first signed in with' })
  registrationSource!: AuthType;

  @Field(() => GraphQLISODateTime, { description: 'When the person first signed in' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When the name, sex, picture or granted level last changed; a phone or e-mail does not count',
  })
  updatedAt!: Date;
}
