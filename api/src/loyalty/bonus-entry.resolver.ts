import { Args, Query, Resolver } from '@nestjs/graphql';
import { PagedInput } from '../platform/input/pagination.js';
import { CurrentViewer } from '../platform/viewer/current-viewer.js';
import { SignedIn } from '../platform/viewer/viewer.guards.js';
import type { Viewer } from '../platform/viewer/viewers.port.js';
import { BonusEntryList } from './bonus-entry.model.js';
import { BonusEntryService } from './bonus-entry.service.js';

@Resolver()
export class BonusEntryResolver {
  constructor(private readonly entries: BonusEntryService) {}

  @Query(() => BonusEntryList, { description: "The user's bonus ledger, paginated" })
  @SignedIn()
  bonusEntryList(
    @CurrentViewer() { accountId }: Viewer,
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Page to return' }) dto?: PagedInput | null,
  ): Promise<BonusEntryList> {
    return this.entries.list(accountId, dto?.pagination);
  }
}
