import { Args, Context, Field, InputType, Mutation, Resolver } from '@nestjs/graphql';
import { AdmittedUnderLoad } from '../../platform/graphql/admission.plugin.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { CodeInput } from '../code/code.input.js';
import { parseRecipient } from '../sending/typed-recipient.rules.js';
import { DeleteAccountService } from './delete-account.service.js';

@InputType({ description: 'Confirms with a code that the account is to be deleted' })
class DeleteAccountInput extends CodeInput {
  @Field(() => String, { description: "Recipient of the code: the account's phone or e-mail" })
  emailOrPhone!: string;
}

@Resolver()
export class DeleteAccountResolver {
  constructor(private readonly deletion: DeleteAccountService) {}

  @AdmittedUnderLoad()
  @Mutation(() => Boolean, { description: "Deletes the user's account and all personal data. This cannot be undone" })
  @SignedIn()
  async deleteAccount(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => DeleteAccountInput, description: 'Recipient and code' }) dto: DeleteAccountInput,
  ): Promise<boolean> {
    await this.deletion.delete(context, viewer, { ...dto, recipient: parseRecipient(dto.emailOrPhone) });
    return true;
  }
}
