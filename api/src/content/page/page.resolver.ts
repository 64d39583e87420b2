import { Args, Query, Resolver } from '@nestjs/graphql';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { SlugInput } from '../../platform/input/ids.rules.js';
import { Page } from './page.model.js';
import { PageService } from './page.service.js';

@Resolver(() => Page)
export class PageResolver {
  constructor(private readonly pages: PageService) {}

  @Query(() => Page, { nullable: true, description: 'A published information page by slug, or null' })
  @CachedUntilChange('READ')
  page(@Args('dto', { type: () => SlugInput, description: 'Slug of the page' }) { slug }: SlugInput): Promise<Page | null> {
    return this.pages.find(slug);
  }
}
