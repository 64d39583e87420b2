import { Args, Context, Field, InputType, Mutation, Resolver } from '@nestjs/graphql';
import { User } from '../../account/user.model.js';
import { AdmittedUnderLoad } from '../../platform/graphql/admission.plugin.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { RequiresRecentCode } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { CodeInput } from '../code/code.input.js';
import { parseRecipient, toEmailRecipient, toPhoneRecipient } from '../sending/recipient.rules.js';
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

@InputType({ description: 'An e-mail address to add, with the code sent to it' })
class AddEmailInput extends CodeInput {
  @Field(() => String, { description: 'E-mail address to add, which the code was sent to' })
  email!: string;
}

@InputType({ description: 'A phone to add, with the code sent to it' })
class AddPhoneInput extends CodeInput {
  @Field(() => String, { description: 'Phone number to add, which the code was sent to' })
  phone!: string;
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

  @AdmittedUnderLoad()
  @Mutation(() => User, { description: "Adds the user's e-mail address, or replaces it" })
  @RequiresRecentCode()
  addEmail(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => AddEmailInput, description: 'E-mail address and code' }) dto: AddEmailInput,
  ): Promise<User> {
    return this.signIns.addRecipient(context, viewer, { ...dto, recipient: toEmailRecipient(dto.email) });
  }

  @AdmittedUnderLoad()
  @Mutation(() => User, { description: "Adds the user's phone, or replaces it" })
  @RequiresRecentCode()
  addPhone(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => AddPhoneInput, description: 'Phone and code' }) dto: AddPhoneInput,
  ): Promise<User> {
    return this.signIns.addRecipient(context, viewer, { ...dto, recipient: toPhoneRecipient(dto.phone) });
  }
}
