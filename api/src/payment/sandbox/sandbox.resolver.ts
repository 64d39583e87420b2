import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { NeverCached } from '../../platform/http/cache/cache-marks.js';
import { SandboxDecisionInput, SandboxPaymentInput, SandboxPaymentModel } from './sandbox.model.js';
import { SandboxService } from './sandbox.service.js';

@Resolver(() => SandboxPaymentModel)
export class SandboxResolver {
  constructor(private readonly sandbox: SandboxService) {}

  @NeverCached()
  @Query(() => SandboxPaymentModel, { nullable: true, description: 'A payment of the sandbox; null in production' })
  sandboxPayment(
    @Args('dto', { type: () => SandboxPaymentInput, description: 'The payment' }) { id }: SandboxPaymentInput,
  ): Promise<SandboxPaymentModel | null> {
    return this.sandbox.readPayment(id);
  }

  @Mutation(() => SandboxPaymentModel, {
    description:
      'Completes a payment of the sandbox with the given outcome. The first choice is final: a different one is refused with CONFLICT. NOT_FOUND in production',
  })
  decideSandboxPayment(
    @Args('dto', { type: () => SandboxDecisionInput, description: 'The payment and the choice' }) { id, decision }: SandboxDecisionInput,
  ): Promise<SandboxPaymentModel> {
    return this.sandbox.decide(id, decision);
  }
}
