import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentCaller } from '../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Operator } from '../../platform/viewer/viewers.port.js';
import { RemoveSynonymInput, SaveSynonymInput, SynonymListInput } from './synonym.input.js';
import { Synonym, SynonymList } from './synonym.model.js';
import { SynonymAdminService } from './synonym-admin.service.js';

@Resolver()
export class SynonymResolver {
  constructor(private readonly admin: SynonymAdminService) {}

  @Query(() => SynonymList, {
    description: 'Synonyms that the shop has added, paginated. Requires MANAGER, or a service token with CONTENT_READ',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_READ)
  synonymList(
    @Args('dto', { type: () => SynonymListInput, nullable: true, description: 'Filter and page; all synonyms if omitted' })
    dto?: SynonymListInput | null,
  ): Promise<SynonymList> {
    return this.admin.list(dto ?? {});
  }

  @Mutation(() => Synonym, {
    description:
      'Creates or changes synonyms, and returns them. Searches use them within two seconds. CONFLICT if they have changed since they were read: `details.current` is what they are now. Requires MANAGER, or a service token with CONTENT_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_WRITE)
  saveSynonym(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SaveSynonymInput, description: 'The synonyms' }) dto: SaveSynonymInput,
  ): Promise<Synonym> {
    return this.admin.save({ operator, requestId }, dto);
  }

  @Mutation(() => Synonym, {
    nullable: true,
    description:
      'Removes synonyms, and returns them as they were; null if there are none. CONFLICT if they have changed since they were read. Requires MANAGER, or a service token with CONTENT_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_WRITE)
  removeSynonym(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemoveSynonymInput, description: 'The synonyms' }) dto: RemoveSynonymInput,
  ): Promise<Synonym | null> {
    return this.admin.remove({ operator, requestId }, dto);
  }
}
