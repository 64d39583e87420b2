import { Args, Query, Resolver } from '@nestjs/graphql';
import { PagedInput } from '../../platform/input/pagination.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import { UndeliveredParcelList, UndeliveredParcelService } from './undelivered-parcel.service.js';

@Resolver()
export class UndeliveredParcelResolver {
  constructor(private readonly parcels: UndeliveredParcelService) {}

  @Query(() => UndeliveredParcelList, {
    description:
      'Parcels that the delivery service could not hand out, such as those that come back, until their units are moved on, paginated. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  undeliveredParcelList(
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'The page' })
    dto?: PagedInput | null,
  ): Promise<UndeliveredParcelList> {
    return this.parcels.list(dto ?? {});
  }
}
