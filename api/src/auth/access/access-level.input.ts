import { Field, GraphQLISODateTime, ID, InputType } from '@nestjs/graphql';
import { PagedInput } from '../../platform/input/pagination.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';

@InputType({ description: 'A new access level for a user' })
export class SetAccessLevelInput {
  @Field(() => ID, { description: 'Id of the user' })
  userId!: string;

  @Field(() => AccessLevel, { description: 'New access level' })
  accessLevel!: AccessLevel;
}

@InputType({ description: 'A second-factor code' })
export class ConfirmSecondFactorInput {
  @Field(() => String, { description: 'Six digits from the authenticator app' })
  code!: string;
}

@InputType({ description: 'Filter of the security log' })
export class SecurityLogInput extends PagedInput {
  @Field(() => ID, { nullable: true, description: 'Id of the user whose events to return; all users if omitted' })
  userId?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only events at or after this time' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only events before this time' })
  until?: Date | null;
}
