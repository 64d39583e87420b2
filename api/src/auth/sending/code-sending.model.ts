import { Field, GraphQLISODateTime, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { FormInput } from '../../platform/input/public-form.js';

export enum CodeSendStatus {
  SENT = 'SENT',
}

registerEnumType(CodeSendStatus, {
  name: 'CodeSendStatus',
  description: 'Result of a request for a code; refusals are errors',
  valuesMap: { SENT: { description: 'The code is being sent' } },
});

@ObjectType({ description: 'A code that is being sent. The answer is the same whether or not the recipient has an account' })
export class CodeSending {
  @Field(() => CodeSendStatus, { description: 'Always SENT' })
  status!: CodeSendStatus;

  @Field(() => GraphQLISODateTime, { description: 'Time from which another code can be sent to the same recipient' })
  cooldownUntil!: Date;

  @Field(() => Int, { description: 'Number of digits: 4, or 6 after too many wrong tries' })
  codeLength!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Identifies this code in the input of a mutation that takes a code, such as `authenticate`. Null for browsers of the shop, which receive a cookie',
  })
  challenge!: string | null;
}

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
