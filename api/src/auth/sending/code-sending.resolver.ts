import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AdmittedUnderLoad } from '../../platform/graphql/admission.plugin.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { CodeRequestService } from './code-request.service.js';
import { CodeSending, SendEmailCodeInput, SendSmsCodeInput } from './code-sending.model.js';
import { toEmailRecipient, toPhoneRecipient } from './typed-recipient.rules.js';

@Resolver(() => CodeSending)
export class CodeSendingResolver {
  constructor(private readonly requests: CodeRequestService) {}

  @AdmittedUnderLoad()
  @Mutation(() => CodeSending, { description: 'Sends a code by SMS' })
  sendSmsCode(
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => SendSmsCodeInput, description: 'Recipient of the code, and fields that detect bots' }) {
      phone,
      ...form
    }: SendSmsCodeInput,
  ): Promise<CodeSending> {
    return this.requests.send(context, () => toPhoneRecipient(phone), form);
  }

  @AdmittedUnderLoad()
  @Mutation(() => CodeSending, { description: 'Sends a code by e-mail' })
  sendEmailCode(
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => SendEmailCodeInput, description: 'Recipient of the code, and fields that detect bots' }) {
      email,
      ...form
    }: SendEmailCodeInput,
  ): Promise<CodeSending> {
    return this.requests.send(context, () => toEmailRecipient(email), form);
  }
}
