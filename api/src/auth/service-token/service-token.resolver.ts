import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { PagedInput } from '../../platform/input/pagination.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { CreateServiceTokenInput, IssuedServiceToken, ServiceToken, ServiceTokenInput, ServiceTokenList } from './service-token.model.js';
import { ServiceTokenService } from './service-token.service.js';

@Resolver()
export class ServiceTokenResolver {
  constructor(private readonly tokens: ServiceTokenService) {}

  @Query(() => ServiceTokenList, { description: 'Service tokens, newest first, paginated. Requires ADMIN' })
  @Requires(AccessLevel.ADMIN)
  serviceTokenList(
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Page; the first one if omitted' }) dto?: PagedInput | null,
  ): Promise<ServiceTokenList> {
    return this.tokens.list(dto ?? {});
  }

  @Mutation(() => IssuedServiceToken, {
    description:
      "Creates a service token for an integrator's program, and returns it with its secret. The secret is shown only once. Requires ADMIN",
  })
  @Requires(AccessLevel.ADMIN)
  createServiceToken(
    @CurrentViewer() viewer: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => CreateServiceTokenInput, description: 'The token' }) dto: CreateServiceTokenInput,
  ): Promise<IssuedServiceToken> {
    return this.tokens.create({ viewer, requestId }, dto);
  }

  @Mutation(() => IssuedServiceToken, {
    description:
      'Gives a service token a new secret, and returns both. The secret is shown only once. The previous secret is accepted for another 24 hours. Requires ADMIN',
  })
  @Requires(AccessLevel.ADMIN)
  rotateServiceToken(
    @CurrentViewer() viewer: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => ServiceTokenInput, description: 'The token' }) { id }: ServiceTokenInput,
  ): Promise<IssuedServiceToken> {
    return this.tokens.rotate({ viewer, requestId }, id);
  }

  @Mutation(() => ServiceToken, {
    description: 'Ends a service token at once, and returns it. Repeating it changes nothing. Requires ADMIN',
  })
  @Requires(AccessLevel.ADMIN)
  revokeServiceToken(
    @CurrentViewer() viewer: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => ServiceTokenInput, description: 'The token' }) { id }: ServiceTokenInput,
  ): Promise<ServiceToken> {
    return this.tokens.revoke({ viewer, requestId }, id);
  }
}
