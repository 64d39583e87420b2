import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { User } from '../../account/user.model.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { Confirmed } from '../../platform/viewer/confirmed.guard.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.decorator.js';
import { SignedIn } from '../../platform/viewer/signed-in.guard.js';
import type { Viewer } from '../../platform/viewer/viewer.js';
import { emailRecipient, phoneRecipient, recipientOf } from '../sending/recipient.rules.js';
import { AuthResult } from '../session/auth-result.model.js';
import { Session } from '../session/session.model.js';
import { IdentityService } from './identity.service.js';
import { AddEmailInput, AddPhoneInput, AuthenticateInput, ConfirmIdentityInput, DeleteAccountInput } from './sign-in.input.js';
import { SignInService } from './sign-in.service.js';

@Resolver(() => AuthResult)
export class SignInResolver {
  constructor(
    private readonly signIns: SignInService,
    private readonly identity: IdentityService,
  ) {}

  @Mutation(() => AuthResult, { description: 'Signs in by a code; the first time makes the account' })
  authenticate(
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => AuthenticateInput, description: 'The code, and where it was sent' }) dto: AuthenticateInput,
  ): Promise<AuthResult> {
    return this.signIns.authenticate(context, { ...dto, recipient: recipientOf(dto.emailOrPhone) });
  }

  @Mutation(() => User, { description: "Makes an e-mail the viewer's, in the place of the one they had" })
  @Confirmed()
  addEmail(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => AddEmailInput, description: 'The e-mail and the code to it' }) dto: AddEmailInput,
  ): Promise<User> {
    return this.signIns.addRecipient(context, viewer, { ...dto, recipient: emailRecipient(dto.email) });
  }

  @Mutation(() => User, { description: "Makes a phone the viewer's, in the place of the one they had" })
  @Confirmed()
  addPhone(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => AddPhoneInput, description: 'The phone and the code to it' }) dto: AddPhoneInput,
  ): Promise<User> {
    return this.signIns.addRecipient(context, viewer, { ...dto, recipient: phoneRecipient(dto.phone) });
  }

  @Mutation(() => Session, {
    description:
      'Shows by a code to one of their own addresses that it is the viewer who is there: what changes how they sign in is taken from this session for 15 minutes, as after the sign-in',
  })
  @SignedIn()
  confirmIdentity(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => ConfirmIdentityInput, description: 'A code to one of their own addresses' }) dto: ConfirmIdentityInput,
  ): Promise<Session> {
    return this.identity.confirm(context, viewer, { ...dto, recipient: recipientOf(dto.emailOrPhone) });
  }

  @Mutation(() => Boolean, { description: "Deletes the viewer's account and all that is personal in it; there is no way back" })
  @SignedIn()
  async deleteAccount(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => DeleteAccountInput, description: 'A code to one of their own addresses' }) dto: DeleteAccountInput,
  ): Promise<boolean> {
    await this.identity.deleteAccount(context, viewer, { ...dto, recipient: recipientOf(dto.emailOrPhone) });
    return true;
  }
}
