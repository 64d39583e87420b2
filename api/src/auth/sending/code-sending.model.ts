import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

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
