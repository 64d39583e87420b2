import { Args, Context, Field, InputType, Mutation, Resolver } from '@nestjs/graphql';
import { AdmittedUnderLoad } from '../../platform/graphql/admission.plugin.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { CodeInput } from '../code/code.input.js';
import { parseRecipient } from '../sending/typed-recipient.rules.js';
import { AuthResult } from '../session/session.model.js';
import { SignInService } from './sign-in.service.js';

@InputType({ description: 'A code to sign in with. The first sign-in also creates the account' })
class AuthenticateInput extends CodeInput {
  @Field(() => String, { description: 'Phone or e-mail that the code was sent to, in any notation' })
  emailOrPhone!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the person accepts the texts at /privacy and /licence. An acceptance is recorded',
  })
  consent?: boolean | null;
}

@Resolver(() => AuthResult)
export class SignInResolver {
  constructor(private readonly signIns: SignInService) {}

  @AdmittedUnderLoad()
  @Mutation(() => AuthResult, { description: 'Signs in with a code; the first sign-in creates the account' })
  authenticate(
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => AuthenticateInput, description: 'Code and recipient' }) dto: AuthenticateInput,
  ): Promise<AuthResult> {
    return this.signIns.authenticate(context, { ...dto, recipient: parseRecipient(dto.emailOrPhone) });
  }
}
