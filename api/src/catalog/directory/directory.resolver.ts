import { Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { DirectoryTypesLoader } from '../product-type/product-type.loader.js';
import { ProductType } from '../product-type/product-type.model.js';
import { DirectoryFilterLoader } from './directory.loader.js';
import { Directory, DirectoryFilter } from './directory.model.js';
import { DirectoryService } from './directory.service.js';

@Resolver(() => Directory)
export class DirectoryResolver {
  constructor(
    private readonly directories: DirectoryService,
    private readonly filterLoader: DirectoryFilterLoader,
    private readonly typesLoader: DirectoryTypesLoader,
  ) {}

  @Query(() => [Directory], { description: "The shop's menu, sorted" })
  directoryList(): Promise<Directory[]> {
    return this.directories.list();
  }

  @ResolveField(() => [DirectoryFilter], {
    description: 'Filters of the directory, sorted; `getDirectoryFilters` returns their values',
  })
  filters(@Parent() { id }: Directory, @Context() context: GraphqlContext): Promise<DirectoryFilter[]> {
    return this.filterLoader.load(context, id);
  }

  @ResolveField(() => [ProductType], { description: 'Product types of the directory, sorted. A virtual directory such as `new` has none' })
  productTypes(@Parent() { id }: Directory, @Context() context: GraphqlContext): Promise<ProductType[]> {
    return this.typesLoader.load(context, id);
  }
}
