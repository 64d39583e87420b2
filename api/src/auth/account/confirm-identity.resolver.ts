import { Args, Context, Field, InputType, Mutation, Resolver } from '@nestjs/graphql';
import { AdmittedUnderLoad } from '../../platform/graphql/admission.plugin.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { CodeInput } from '../code/code.input.js';
import { parseRecipient } from '../sending/typed-recipient.rules.js';
import { Session } from '../session/session.model.js';
import { ConfirmIdentityService } from './confirm-identity.service.js';

@InputType({ description: "A code that was sent to one of the user's recipients" })
class ConfirmIdentityInput extends CodeInput {
  @Field(() => String, { description: "Recipient of the code: the account's phone or e-mail" })
  emailOrPhone!: string;
}

@Resolver(() => Session)
export class ConfirmIdentityResolver {
  constructor(private readonly identity: ConfirmIdentityService) {}

  @AdmittedUnderLoad()
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
}
