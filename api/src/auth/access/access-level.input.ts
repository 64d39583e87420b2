import { Field, ID, InputType } from '@nestjs/graphql';
import { PagedInput } from '../../platform/pagination/paged.input.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';

@InputType({ description: 'Who may do what' })
export class SetAccessLevelInput {
  @Field(() => ID, { description: 'The person' })
  userId!: string;

  @Field(() => AccessLevel, { description: 'What they may do from now on' })
  accessLevel!: AccessLevel;
}

@InputType({ description: 'Proof of a second factor' })
export class ConfirmSecondFactorInput {
  @Field(() => String, { description: 'Six digits from the authenticator app' })
  code!: string;
}

@InputType({ description: 'What of the security log' })
export class SecurityLogInput extends PagedInput {
  @Field(() => ID, { nullable: true, description: 'Of this person; of everybody without it' })
  userId?: string | null;
}
