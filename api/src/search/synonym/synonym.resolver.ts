import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.decorator.js';
import { Requires } from '../../platform/viewer/level.guard.js';
import type { Viewer } from '../../platform/viewer/viewer.js';
import { RemoveSynonymInput, SaveSynonymInput, SynonymListInput } from './synonym.input.js';
import { Synonym, SynonymPage } from './synonym.model.js';
import { SynonymDeskService } from './synonym-desk.service.js';

@Resolver()
export class SynonymResolver {
  constructor(private readonly desk: SynonymDeskService) {}

  @Query(() => SynonymPage, { description: 'Synonyms that the shop has added, paginated. Requires MANAGER' })
  @Requires(AccessLevel.MANAGER)
  synonymList(
    @Args('dto', { type: () => SynonymListInput, nullable: true, description: 'Filter and page; all synonyms if omitted' })
    dto?: SynonymListInput | null,
  ): Promise<SynonymPage> {
    return this.desk.list(dto ?? {});
  }

  @Mutation(() => Synonym, {
    description:
      'Creates or changes synonyms, and returns them. Searches use them within two seconds. CONFLICT if they have changed since they were read: `details.current` is what they are now. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  saveSynonym(
    @CurrentViewer() operator: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SaveSynonymInput, description: 'The synonyms' }) dto: SaveSynonymInput,
  ): Promise<Synonym> {
    return this.desk.save({ operator, requestId }, dto);
  }

  @Mutation(() => Synonym, {
    nullable: true,
    description:
      'Removes synonyms, and returns them as they were; null if there are none. CONFLICT if they have changed since they were read. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  removeSynonym(
    @CurrentViewer() operator: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemoveSynonymInput, description: 'The synonyms' }) dto: RemoveSynonymInput,
  ): Promise<Synonym | null> {
    return this.desk.remove({ operator, requestId }, dto);
  }
}
