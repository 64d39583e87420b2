import { Query, Resolver } from '@nestjs/graphql';
import { Directory } from './directory.model.js';
import { DirectoryService } from './directory.service.js';

@Resolver(() => Directory)
export class DirectoryResolver {
  constructor(private readonly directories: DirectoryService) {}

  @Query(() => [Directory], { description: 'The menu of the shop, in its order' })
  directoryList(): Promise<Directory[]> {
    return this.directories.list();
  }
}
