import { Args, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { readSelection } from '../../platform/graphql/selection.js';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { SlugInput } from '../../platform/input/ids.rules.js';
import { allProducts } from '../engine/search-engine.port.js';
import { DirectoryFilters, FilterList } from './filter-list.model.js';
import { FilterListService } from './filter-list.service.js';

@Resolver(() => FilterList)
export class FilterListResolver {
  constructor(private readonly filters: FilterListService) {}

  @Query(() => FilterList, { description: 'Filter values of the whole shop' })
  @CachedUntilChange('READ')
  filterList(): FilterList {
    return this.filters.createList(allProducts);
  }

  @Query(() => DirectoryFilters, {
    nullable: true,
    description: 'Filter values of a directory, or null if the slug is unknown',
  })
  @CachedUntilChange('READ')
  getDirectoryFilters(
    @Args('dto', { type: () => SlugInput, description: 'Slug of the directory' }) { slug }: SlugInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DirectoryFilters | null> {
    return this.filters.findByDirectory(slug, readSelection(info));
  }
}
