import { Field, Float, InputType } from '@nestjs/graphql';

@InputType({ isAbstract: true })
class FormInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Honeypot: a hidden form field that people leave empty. A browser client must send it as an empty string, other clients may omit it',
  })
  website?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Server time at which the page was loaded, in Unix milliseconds. A code is sent no earlier than two seconds later. Required from browsers of the shop',
  })
  pageLoadTime?: number | null;

  @Field(() => String, { nullable: true, description: 'Hash of a browser fingerprint, which distinguishes browsers behind one IP address' })
  clientFp?: string | null;
}

@InputType({ description: 'A request for a code by SMS' })
export class SendSmsCodeInput extends FormInput {
  @Field(() => String, { description: 'Mobile phone in any notation; with a leading + if not Russian' })
  phone!: string;
}

@InputType({ description: 'A request for a code by e-mail' })
export class SendEmailCodeInput extends FormInput {
  @Field(() => String, { description: 'E-mail address in any letter case' })
  email!: string;
}
