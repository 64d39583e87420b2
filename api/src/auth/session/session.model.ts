import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from '@nestjs/graphql';
import { User } from '../../account/user.model.js';

@ObjectType({ description: 'A signed-in device' })
export class Session {
  @Field(() => ID, { description: 'Opaque id, accepted by `endSession`' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether this is the current session' })
  current!: boolean;

  @Field(() => String, { description: 'Browser or program, and operating system' })
  device!: string;

  @Field(() => GraphQLISODateTime, { description: 'Time of the sign-in' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time at which the session last received tokens' })
  lastSeenAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'Time until which this session may add or replace recipients and export data; afterwards call `confirmIdentity` first',
  })
  confirmedUntil!: Date;
}

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

@InputType({ description: 'Token to refresh' })
export class RefreshTokensInput {
  @Field(() => String, { description: 'The latest refresh token' })
  refreshToken!: string;
}

@InputType({ description: 'Scope of the sign-out' })
export class SignOutInput {
  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Whether to sign out on all devices, including this one' })
  everywhere?: boolean | null;
}

@InputType({ description: 'Session to end' })
export class EndSessionInput {
  @Field(() => ID, { description: "Id of one of the user's sessions" })
  id!: string;
}
