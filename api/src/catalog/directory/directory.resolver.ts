import { Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { readSelection } from '../../platform/graphql/selection.js';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { Directory } from './directory.model.js';
import { DirectoryService } from './directory.service.js';

@Resolver(() => Directory)
export class DirectoryResolver {
  constructor(private readonly directories: DirectoryService) {}

  @Query(() => [Directory], { description: "The shop's menu, sorted" })
  @CachedUntilChange('READ')
  directoryList(@Info() info: GraphQLResolveInfo): Promise<Directory[]> {
    return this.directories.list(readSelection(info));
  }
}
