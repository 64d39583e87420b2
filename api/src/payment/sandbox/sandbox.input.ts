import { Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { SandboxDecision } from '../../platform/prisma/generated/enums.js';

registerEnumType(SandboxDecision, {
  name: 'SandboxDecision',
  description: 'What a shopper chooses on the page of the sandbox',
  valuesMap: {
    PAY: { description: 'The payment succeeds' },
    DECLINE: { description: 'The bank declines the payment' },
    PAY_LATE: { description: 'The payment succeeds, but this is reported only after the order no longer awaits it' },
  },
});

@InputType({ description: 'A payment of the sandbox' })
export class SandboxPaymentInput {
  @Field(() => ID, { description: 'Id of the payment, as in the address of its page' })
  id!: string;
}

@InputType({ description: 'The choice on the page of the sandbox' })
export class SandboxDecisionInput extends SandboxPaymentInput {
  @Field(() => SandboxDecision, { description: 'The choice' })
  decision!: SandboxDecision;
}
