import { Field, InputType } from '@nestjs/graphql';
import { FormInput } from '../../platform/input/public-form.js';

@InputType({ isAbstract: true })
class CodeFormInput extends FormInput {
  @Field(() => String, { nullable: true, description: 'Hash of a browser fingerprint, which distinguishes browsers behind one IP address' })
  clientFp?: string | null;
}

@InputType({ description: 'A request for a code by SMS' })
export class SendSmsCodeInput extends CodeFormInput {
  @Field(() => String, { description: 'Mobile phone in any notation; with a leading + if not Russian' })
  phone!: string;
}

@InputType({ description: 'A request for a code by e-mail' })
export class SendEmailCodeInput extends CodeFormInput {
  @Field(() => String, { description: 'E-mail address in any letter case' })
  email!: string;
}
