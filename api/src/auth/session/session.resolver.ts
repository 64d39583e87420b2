import { Args, Context, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdmittedUnderLoad } from '../../platform/graphql/admission.plugin.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { AuthResultService } from './auth-result.service.js';
import { AuthResult, EndSessionInput, RefreshTokensInput, Session, SignOutInput } from './session.model.js';
import { MAX_SESSIONS } from './session.rules.js';
import { SessionService } from './session.service.js';
import { SignOutService } from './sign-out.service.js';

@Resolver(() => Session)
export class SessionResolver {
  constructor(
    private readonly sessionService: SessionService,
    private readonly authResults: AuthResultService,
    private readonly signOuts: SignOutService,
  ) {}

  @Query(() => [Session], {
    description: `The user's sessions, most recently used first. Not paginated: a sign-in ends the least recently used sessions beyond ${MAX_SESSIONS}`,
  })
  @SignedIn()
  sessions(@CurrentViewer() { accountId, sessionId }: Viewer): Promise<Session[]> {
    return this.sessionService.list(accountId, sessionId);
  }

  @AdmittedUnderLoad()
  @Mutation(() => AuthResult, {
    description:
      'Exchanges a refresh token for the next pair of tokens. For 30 seconds a repeated exchange returns the same pair, unless that pair has been used; any other reuse of a token ends the session. A token that `confirmSecondFactor` has replaced works once more, but returns the session to the level CUSTOMER',
  })
  refreshTokens(
    @Context() context: GraphqlContext,
    @Args('dto', {
      type: () => RefreshTokensInput,
      nullable: true,
      description: 'Token; omitted by browsers of the shop, which use a cookie',
    })
    dto?: RefreshTokensInput | null,
  ): Promise<AuthResult> {
    return this.authResults.refresh(context, dto?.refreshToken);
  }

  @Mutation(() => Boolean, { description: "Ends this session, or all of the user's sessions. Returns true even for a guest" })
  async signOut(
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => SignOutInput, nullable: true, description: 'Scope; this session if omitted' }) dto?: SignOutInput | null,
  ): Promise<boolean> {
    await this.signOuts.signOut(context, dto?.everywhere ?? false);
    return true;
  }

  @Mutation(() => Boolean, { description: "Ends one of the user's sessions. Returns false if there is none with that id" })
  @SignedIn()
  endSession(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => EndSessionInput, description: 'Session to end' }) { id }: EndSessionInput,
  ): Promise<boolean> {
    return this.signOuts.endSession(context, viewer, id);
  }

  @Mutation(() => Int, { description: "Ends all of the user's sessions but this one. Returns how many there were" })
  @SignedIn()
  endOtherSessions(@Context() context: GraphqlContext, @CurrentViewer() viewer: Viewer): Promise<number> {
    return this.signOuts.endOtherSessions(context, viewer);
  }
}
