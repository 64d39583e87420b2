import { Field, ObjectType } from '@nestjs/graphql';
import { User } from '../../account/user.model.js';

@ObjectType({ description: 'Tokens for clients other than browsers of the shop' })
export class AuthData {
  @Field(() => String, { description: 'JWT to send as `Authorization: Bearer`; `exp` holds its expiry' })
  accessToken!: string;

  @Field(() => String, { description: 'Token that `refreshTokens` exchanges once for the next pair' })
  refreshToken!: string;
}

@ObjectType({ description: 'Result of signing in or refreshing' })
export class AuthResult {
  @Field(() => User, { description: 'The user' })
  user!: User;

  @Field(() => AuthData, { nullable: true, description: 'Tokens; null for browsers of the shop, which receive HttpOnly cookies' })
  authData!: AuthData | null;
}
