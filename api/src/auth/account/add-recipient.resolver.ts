import { Args, Context, Field, InputType, Mutation, Resolver } from '@nestjs/graphql';
import { User } from '../../account/user.model.js';
import { AdmittedUnderLoad } from '../../platform/graphql/admission.plugin.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { RequiresRecentCode } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { CodeInput } from '../code/code.input.js';
import { toEmailRecipient, toPhoneRecipient } from '../sending/typed-recipient.rules.js';
import { AddRecipientService } from './add-recipient.service.js';

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

@Resolver(() => User)
export class AddRecipientResolver {
  constructor(private readonly recipients: AddRecipientService) {}

  @AdmittedUnderLoad()
  @Mutation(() => User, { description: "Adds the user's e-mail address, or replaces it" })
  @RequiresRecentCode()
  addEmail(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => AddEmailInput, description: 'E-mail address and code' }) dto: AddEmailInput,
  ): Promise<User> {
    return this.recipients.add(context, viewer, { ...dto, recipient: toEmailRecipient(dto.email) });
  }

  @AdmittedUnderLoad()
  @Mutation(() => User, { description: "Adds the user's phone, or replaces it" })
  @RequiresRecentCode()
  addPhone(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => AddPhoneInput, description: 'Phone and code' }) dto: AddPhoneInput,
  ): Promise<User> {
    return this.recipients.add(context, viewer, { ...dto, recipient: toPhoneRecipient(dto.phone) });
  }
}
