import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Kopecks } from '../../platform/graphql/scalars.js';

export const SandboxPaymentState = { PENDING: 'PENDING', PAID_LATE: 'PAID_LATE', SUCCEEDED: 'SUCCEEDED', CANCELED: 'CANCELED' } as const;
export type SandboxPaymentState = (typeof SandboxPaymentState)[keyof typeof SandboxPaymentState];

registerEnumType(SandboxPaymentState, {
  name: 'SandboxPaymentState',
  description: 'What was chosen for a payment of the sandbox',
  valuesMap: {
    PENDING: { description: 'Nothing was chosen yet' },
    PAID_LATE: { description: 'Paid; this is reported only after the order no longer awaits payment' },
    SUCCEEDED: { description: 'Paid' },
    CANCELED: { description: 'Declined' },
  },
});

@ObjectType('SandboxPayment', { description: 'A payment of the sandbox, where no money moves. Exists in demo, development and test only' })
export class SandboxPaymentPage {
  @Field(() => ID, { description: 'Id of the payment' })
  id!: string;

  @Field(() => Kopecks, { description: 'Amount in kopecks' })
  amount!: number;

  @Field(() => String, { description: 'What is paid for' })
  description!: string;

  @Field(() => SandboxPaymentState, { description: 'What was chosen' })
  state!: SandboxPaymentState;

  @Field(() => String, { description: 'Address to send the shopper back to' })
  returnUrl!: string;
}
