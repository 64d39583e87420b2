import { Args, Query, Resolver } from '@nestjs/graphql';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { SlugInput } from '../../platform/input/ids.rules.js';
import { PagedInput } from '../../platform/input/pagination.js';
import { Blog, BlogList } from './blog.model.js';
import { BlogService } from './blog.service.js';

@Resolver(() => Blog)
export class BlogResolver {
  constructor(private readonly articles: BlogService) {}

  @Query(() => BlogList, { description: 'Published blog articles, paginated' })
  @CachedUntilChange('READ')
  blogList(
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Page to return' }) dto?: PagedInput | null,
  ): Promise<BlogList> {
    return this.articles.list(dto);
  }

  @Query(() => Blog, { nullable: true, description: 'A published article by slug, or null' })
  @CachedUntilChange('READ')
  blog(@Args('dto', { type: () => SlugInput, description: 'Slug of the article' }) { slug }: SlugInput): Promise<Blog | null> {
    return this.articles.find(slug);
  }
}
