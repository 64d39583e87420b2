import { Args, Query, Resolver } from '@nestjs/graphql';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import { RemotePictureList, RemotePictureListInput } from './remote-picture.model.js';
import { RemotePictureService } from './remote-picture.service.js';

@Resolver()
export class RemotePictureResolver {
  constructor(private readonly pictures: RemotePictureService) {}

  @Query(() => RemotePictureList, {
    description:
      'Pictures that products were saved or imported with by their URLs, last changed first, paginated. Requires MANAGER, or a service token with CATALOG_READ',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_READ)
  remotePictureList(
    @Args('dto', { type: () => RemotePictureListInput, nullable: true, description: 'Which pictures, and the page; all if omitted' })
    dto?: RemotePictureListInput | null,
  ): Promise<RemotePictureList> {
    return this.pictures.list(dto ?? {});
  }
}
