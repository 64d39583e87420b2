import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.decorator.js';
import { SignedIn } from '../../platform/viewer/signed-in.guard.js';
import type { Viewer } from '../../platform/viewer/viewer.js';
import { AuthResult } from './auth-result.model.js';
import { EndSessionInput, RefreshTokensInput, SignOutInput } from './session.input.js';
import { Session } from './session.model.js';
import { MOST_SESSIONS } from './session.rules.js';
import { SessionService } from './session.service.js';
import { SignOutService } from './sign-out.service.js';
import { SignedInService } from './signed-in.service.js';

@Resolver(() => Session)
export class SessionResolver {
  constructor(
    private readonly sessionService: SessionService,
    private readonly signedIn: SignedInService,
    private readonly signOuts: SignOutService,
  ) {}

  @Query(() => [Session], {
    description: `Where the viewer is signed in, the device seen last first. There are no pages: of more than ${MOST_SESSIONS} the sign-in ends those seen longest ago`,
  })
  @SignedIn()
  sessions(@CurrentViewer() { accountId, sessionId }: Viewer): Promise<Session[]> {
    return this.sessionService.list(accountId, sessionId);
  }

  @Mutation(() => AuthResult, {
    description:
      'The next pair of tokens. The spent one is answered the same for 30 seconds while its successor is unused; any other use of it ends the session. The one that `confirmSecondFactor` has replaced is good once more, and takes the level from the session',
  })
  refreshTokens(
    @Context() context: GraphqlContext,
    @Args('dto', {
      type: () => RefreshTokensInput,
      nullable: true,
      description: 'Nothing for a browser of the shop: its token is a cookie',
    })
    dto?: RefreshTokensInput | null,
  ): Promise<AuthResult> {
    return this.signedIn.refresh(context, dto?.refreshToken);
  }

  @Mutation(() => Boolean, { description: 'Ends this session, or all. True also for a guest, who is signed out already' })
  async signOut(
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => SignOutInput, nullable: true, description: 'Where; here without it' }) dto?: SignOutInput | null,
  ): Promise<boolean> {
    await this.signOuts.signOut(context, dto?.everywhere ?? false);
    return true;
  }

  @Mutation(() => Boolean, { description: "Ends one of the viewer's sessions; false where there is none of that id" })
  @SignedIn()
  endSession(
    @Context() context: GraphqlContext,
    @CurrentViewer() viewer: Viewer,
    @Args('dto', { type: () => EndSessionInput, description: 'Which one' }) { id }: EndSessionInput,
  ): Promise<boolean> {
    return this.signOuts.endOne(context, viewer, id);
  }
}
