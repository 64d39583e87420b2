import { Args, Query, Resolver } from '@nestjs/graphql';
import { PagedInput } from '../../platform/input/pagination.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { SignedIn } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { PromocodeList } from './promocode.model.js';
import { PromocodeListService } from './promocode-list.service.js';

@Resolver()
export class PromocodeListResolver {
  constructor(private readonly promocodes: PromocodeListService) {}

  @Query(() => PromocodeList, {
    description: 'Promo codes that the viewer may use, paginated: their own, and those that the shop shows to everybody',
  })
  @SignedIn()
  promocodeList(
    @CurrentViewer() { accountId }: Viewer,
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Page to return' }) dto?: PagedInput | null,
  ): Promise<PromocodeList> {
    return this.promocodes.list(accountId, dto?.pagination);
  }
}
