import { Field, ObjectType } from '@nestjs/graphql';
import { User } from '../../account/user.model.js';

@ObjectType({ description: 'What a client that is no browser of the shop holds' })
export class AuthData {
  @Field(() => String, { description: 'A JWT, sent as `Authorization: Bearer`; its life is in its `exp`' })
  accessToken!: string;

  @Field(() => String, { description: 'Gives the next pair, once: the answer holds its successor' })
  refreshToken!: string;
}

@ObjectType({ description: 'Who is signed in now' })
export class AuthResult {
  @Field(() => User, { description: 'The person' })
  user!: User;

  @Field(() => AuthData, { nullable: true, description: 'Null for browsers of the shop: they get cookies that no script sees' })
  authData!: AuthData | null;
}
