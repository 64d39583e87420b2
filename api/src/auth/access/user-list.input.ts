import { Field, InputType } from '@nestjs/graphql';
import { PagedInput } from '../../platform/pagination/paged.input.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';

@InputType({ description: 'Which users to list. A user has to match all that is given' })
export class OperatorUserListInput extends PagedInput {
  @Field(() => [AccessLevel], { nullable: true, description: 'Only users with one of these granted levels' })
  levels?: AccessLevel[] | null;

  @Field(() => String, { nullable: true, description: 'Only the user with this confirmed phone, however it is written, or e-mail address' })
  recipient?: string | null;
}
