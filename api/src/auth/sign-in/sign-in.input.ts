import { Field, InputType } from '@nestjs/graphql';

@InputType({ isAbstract: true })
class CodeInput {
  @Field(() => String, { description: 'Digits of the code' })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The `challenge` that `sendEmailCode` or `sendSmsCode` returned. Without it, the latest code that is bound to no browser is used. Browsers of the shop omit it',
  })
  challenge?: string | null;
}

@InputType({ description: 'Signs in, or registers at the first sign-in' })
export class AuthenticateInput extends CodeInput {
  @Field(() => String, { description: 'Recipient of the code, in any notation' })
  emailOrPhone!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether the person accepts /privacy and /licence; recorded' })
  consent?: boolean | null;
}

@InputType({ description: 'An e-mail address to add, with the code sent to it' })
export class AddEmailInput extends CodeInput {
  @Field(() => String, { description: 'Recipient of the code' })
  email!: string;
}

@InputType({ description: 'A phone to add, with the code sent to it' })
export class AddPhoneInput extends CodeInput {
  @Field(() => String, { description: 'Recipient of the code' })
  phone!: string;
}

@InputType({ description: "A code to one of the user's recipients" })
export class ConfirmIdentityInput extends CodeInput {
  @Field(() => String, { description: "Recipient of the code: the account's phone or e-mail" })
  emailOrPhone!: string;
}

@InputType({ description: 'Confirms the deletion of the account by a code' })
export class DeleteAccountInput extends CodeInput {
  @Field(() => String, { description: "Recipient of the code: the account's phone or e-mail" })
  emailOrPhone!: string;
}
