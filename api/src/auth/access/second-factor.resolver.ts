import { Args, Context, Field, InputType, Mutation, Resolver } from '@nestjs/graphql';
import { AdmittedUnderLoad } from '../../platform/graphql/admission.plugin.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { AuthResultService } from '../session/auth-result.service.js';
import { AuthResult } from '../session/session.model.js';
import { SecondFactorService } from './second-factor.service.js';

@InputType({ description: 'A second-factor code' })
class ConfirmSecondFactorInput {
  @Field(() => String, { description: 'Six digits from the authenticator app' })
  code!: string;
}

@Resolver()
export class SecondFactorResolver {
  constructor(
    private readonly secondFactors: SecondFactorService,
    private readonly authResults: AuthResultService,
  ) {}

  @AdmittedUnderLoad()
  @Mutation(() => AuthResult, {
    description:
      'Raises this session to the access level that is granted to the user, and returns new tokens; earlier tokens keep the level CUSTOMER. At most five wrong codes per hour and ten per day are allowed',
  })
  @SignedIn()
  async confirmSecondFactor(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => ConfirmSecondFactorInput, description: 'Code to check' }) { code }: ConfirmSecondFactorInput,
  ): Promise<AuthResult> {
    const tokens = await this.secondFactors.confirm(viewer, { ...context, code });
    return this.authResults.respond(context, { accountId: viewer.accountId, tokens, accessLevel: viewer.grantedLevel });
  }
}
