import { Field, InputType } from '@nestjs/graphql';
import { Sex } from '../platform/prisma/generated/enums.js';
import { nameAtMost } from './profile.rules.js';

const form = `at most ${nameAtMost} characters; empty removes it`;

@InputType({ description: 'Profile fields to change; absent fields keep their value' })
export class EditUserInput {
  @Field(() => String, { nullable: true, description: `First name, ${form}` })
  name?: string | null;

  @Field(() => String, { nullable: true, description: `Surname, ${form}` })
  surname?: string | null;

  @Field(() => String, { nullable: true, description: `Patronymic, ${form}` })
  lastname?: string | null;

  @Field(() => Sex, { nullable: true, description: 'FEMALE or MALE; null clears it' })
  sex?: Sex | null;
}
