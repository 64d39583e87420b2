import { Args, Query, Resolver } from '@nestjs/graphql';
import { PagedInput } from '../../../platform/pagination/paged.input.js';
import { CurrentViewer } from '../../../platform/viewer/current-viewer.decorator.js';
import { SignedIn } from '../../../platform/viewer/signed-in.guard.js';
import type { Viewer } from '../../../platform/viewer/viewer.js';
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
