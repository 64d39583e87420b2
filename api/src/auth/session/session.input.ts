import { Field, ID, InputType } from '@nestjs/graphql';

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
