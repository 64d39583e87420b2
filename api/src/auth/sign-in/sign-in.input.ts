import { Field, InputType } from '@nestjs/graphql';

@InputType({ isAbstract: true })
class CodeInput {
  @Field(() => String, { description: 'The digits that were sent' })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What the send answered; without it the newest code is meant that was sent to no browser. A browser of the shop leaves it out',
  })
  challenge?: string | null;
}

@InputType({ description: 'Signs in, and up where it is the first time' })
export class AuthenticateInput extends CodeInput {
  @Field(() => String, { description: 'Where the code was sent, in any spelling' })
  emailOrPhone!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether the person has agreed to /privacy and /licence; it is recorded' })
  consent?: boolean | null;
}

@InputType({ description: 'Shows, by a code to it, that the viewer reads an e-mail' })
export class AddEmailInput extends CodeInput {
  @Field(() => String, { description: 'Where the code was sent' })
  email!: string;
}

@InputType({ description: 'Shows, by a code to it, that the viewer has a phone' })
export class AddPhoneInput extends CodeInput {
  @Field(() => String, { description: 'Where the code was sent' })
  phone!: string;
}

@InputType({ description: 'Shows once more who is signed in' })
export class ConfirmIdentityInput extends CodeInput {
  @Field(() => String, { description: 'The phone or e-mail of the account, to which the code was sent' })
  emailOrPhone!: string;
}

@InputType({ description: 'Deletes the account' })
export class DeleteAccountInput extends CodeInput {
  @Field(() => String, { description: 'The phone or e-mail of the account, to which the code was sent' })
  emailOrPhone!: string;
}
