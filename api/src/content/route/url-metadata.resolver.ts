import { Args, Query, Resolver } from '@nestjs/graphql';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { UrlMetadata, UrlMetadataInput } from './url-metadata.model.js';
import { UrlMetadataService } from './url-metadata.service.js';

@Resolver(() => UrlMetadata)
export class UrlMetadataResolver {
  constructor(private readonly metadata: UrlMetadataService) {}

  @Query(() => UrlMetadata, {
    nullable: true,
    description: 'Metadata for the page at a path, or null if there is none',
  })
  @CachedUntilChange('READ')
  urlMetadata(
    @Args('dto', { type: () => UrlMetadataInput, description: 'Path of the page' }) { url }: UrlMetadataInput,
  ): Promise<UrlMetadata | null> {
    return this.metadata.find(url);
  }
}
