import { Field, InputType } from '@nestjs/graphql';

@InputType({ isAbstract: true })
class CodeInput {
  @Field(() => String, { description: 'Digits of the code' })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "`challenge` that was returned when the code was sent. The shop's browsers omit it, because their cookie identifies the code. If another client omits it, the latest code that was requested without this cookie is used",
  })
  challenge?: string | null;
}

@InputType({ description: 'A code to sign in with. The first sign-in also creates the account' })
export class AuthenticateInput extends CodeInput {
  @Field(() => String, { description: 'Phone or e-mail that the code was sent to, in any notation' })
  emailOrPhone!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the person accepts the texts at /privacy and /licence. An acceptance is recorded',
  })
  consent?: boolean | null;
}

@InputType({ description: 'An e-mail address to add, with the code sent to it' })
export class AddEmailInput extends CodeInput {
  @Field(() => String, { description: 'E-mail address to add, which the code was sent to' })
  email!: string;
}

@InputType({ description: 'A phone to add, with the code sent to it' })
export class AddPhoneInput extends CodeInput {
  @Field(() => String, { description: 'Phone number to add, which the code was sent to' })
  phone!: string;
}

@InputType({ description: "A code that was sent to one of the user's recipients" })
export class ConfirmIdentityInput extends CodeInput {
  @Field(() => String, { description: "Recipient of the code: the account's phone or e-mail" })
  emailOrPhone!: string;
}

@InputType({ description: 'Confirms with a code that the account is to be deleted' })
export class DeleteAccountInput extends CodeInput {
  @Field(() => String, { description: "Recipient of the code: the account's phone or e-mail" })
  emailOrPhone!: string;
}
