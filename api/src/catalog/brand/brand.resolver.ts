import { Args, Query, Resolver } from '@nestjs/graphql';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { SlugInput } from '../../platform/input/ids.rules.js';
import { PagedInput } from '../../platform/input/pagination.js';
import { Brand, BrandList } from './brand.model.js';
import { BrandService } from './brand.service.js';

@Resolver(() => Brand)
export class BrandResolver {
  constructor(private readonly brands: BrandService) {}

  @Query(() => Brand, { nullable: true, description: 'A brand by slug' })
  @CachedUntilChange('READ')
  brand(@Args('dto', { type: () => SlugInput, description: 'Slug of the brand' }) { slug }: SlugInput): Promise<Brand | null> {
    return this.brands.find(slug);
  }

  @Query(() => BrandList, { description: 'All brands, paginated' })
  @CachedUntilChange('READ')
  brandList(
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Page to return' }) dto?: PagedInput | null,
  ): Promise<BrandList> {
    return this.brands.list(dto);
  }
}
