import { Args, Query, Resolver } from '@nestjs/graphql';
import { PagedInput } from '../../platform/input/pagination.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { BonusHistory, BonusHistoryService } from './bonus-history.service.js';

@Resolver()
export class BonusHistoryResolver {
  constructor(private readonly history: BonusHistoryService) {}

  @Query(() => BonusHistory, {
    description:
      "The user's bonus ledger by order, paginated: the entries of one order are one item. `bonusEntryList` lists single entries",
  })
  @SignedIn()
  bonusHistory(
    @CurrentViewer() { accountId }: Viewer,
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Page to return' }) dto?: PagedInput | null,
  ): Promise<BonusHistory> {
    return this.history.list(accountId, dto?.pagination);
  }
}
