import { Field, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'What is to be refreshed' })
export class RefreshTokensInput {
  @Field(() => String, { description: 'The newest refresh token' })
  refreshToken!: string;
}

@InputType({ description: 'Where to sign out' })
export class SignOutInput {
  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'On all devices, this one included' })
  everywhere?: boolean | null;
}

@InputType({ description: 'Which session to end' })
export class EndSessionInput {
  @Field(() => ID, { description: "One of the person's own" })
  id!: string;
}
