import { Args, Context, Field, InputType, Mutation, Resolver } from '@nestjs/graphql';
import { User } from '../../account/user.model.js';
import { AlwaysAdmitted } from '../../platform/graphql/admission.plugin.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { Confirmed, SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { parseRecipient, toEmailRecipient, toPhoneRecipient } from '../sending/recipient.rules.js';
import { AuthResult, Session } from '../session/session.model.js';
import { IdentityService } from './identity.service.js';
import { SignInService } from './sign-in.service.js';

@InputType({ isAbstract: true })
class CodeInput {
  @Field(() => String, { description: 'Digits of the code' })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "`challenge` that was returned when the code was sent. The shop's browsers omit it, because their cookie identifies the code. If another client omits it, the latest code that was requested without this cookie is used",
  })
  challenge?: string | null;
}

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

@InputType({ description: "A code that was sent to one of the user's recipients" })
class ConfirmIdentityInput extends CodeInput {
  @Field(() => String, { description: "Recipient of the code: the account's phone or e-mail" })
  emailOrPhone!: string;
}

@InputType({ description: 'Confirms with a code that the account is to be deleted' })
class DeleteAccountInput extends CodeInput {
  @Field(() => String, { description: "Recipient of the code: the account's phone or e-mail" })
  emailOrPhone!: string;
}

@Resolver(() => AuthResult)
export class SignInResolver {
  constructor(
    private readonly signIns: SignInService,
    private readonly identity: IdentityService,
  ) {}

  @AlwaysAdmitted()
  @Mutation(() => AuthResult, { description: 'Signs in with a code; the first sign-in creates the account' })
  authenticate(
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => AuthenticateInput, description: 'Code and recipient' }) dto: AuthenticateInput,
  ): Promise<AuthResult> {
    return this.signIns.authenticate(context, { ...dto, recipient: parseRecipient(dto.emailOrPhone) });
  }

  @AlwaysAdmitted()
  @Mutation(() => User, { description: "Adds the user's e-mail address, or replaces it" })
  @Confirmed()
  addEmail(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => AddEmailInput, description: 'E-mail address and code' }) dto: AddEmailInput,
  ): Promise<User> {
    return this.signIns.addRecipient(context, viewer, { ...dto, recipient: toEmailRecipient(dto.email) });
  }

  @AlwaysAdmitted()
  @Mutation(() => User, { description: "Adds the user's phone, or replaces it" })
  @Confirmed()
  addPhone(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => AddPhoneInput, description: 'Phone and code' }) dto: AddPhoneInput,
  ): Promise<User> {
    return this.signIns.addRecipient(context, viewer, { ...dto, recipient: toPhoneRecipient(dto.phone) });
  }

  @AlwaysAdmitted()
  @Mutation(() => Session, {
    description:
      "Confirms the user's identity with a code that was sent to their phone or e-mail. For the next 15 minutes this session may change the phone and the e-mail and export data, as after a sign-in",
  })
  @SignedIn()
  confirmIdentity(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => ConfirmIdentityInput, description: 'Recipient and code' }) dto: ConfirmIdentityInput,
  ): Promise<Session> {
    return this.identity.confirm(context, viewer, { ...dto, recipient: parseRecipient(dto.emailOrPhone) });
  }

  @AlwaysAdmitted()
  @Mutation(() => Boolean, { description: "Deletes the user's account and all personal data. This cannot be undone" })
  @SignedIn()
  async deleteAccount(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => DeleteAccountInput, description: 'Recipient and code' }) dto: DeleteAccountInput,
  ): Promise<boolean> {
    await this.identity.deleteAccount(context, viewer, { ...dto, recipient: parseRecipient(dto.emailOrPhone) });
    return true;
  }
}
