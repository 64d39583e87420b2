import { Args, Query, Resolver } from '@nestjs/graphql';
import { SlugInput } from '../../platform/input/slug.input.js';
import { PagedInput } from '../../platform/pagination/paged.input.js';
import { Blog, BlogList } from './blog.model.js';
import { BlogService } from './blog.service.js';

@Resolver(() => Blog)
export class BlogResolver {
  constructor(private readonly articles: BlogService) {}

  @Query(() => BlogList, { description: 'Published articles of the blog, page by page' })
  blogList(@Args('dto', { type: () => PagedInput, nullable: true, description: 'Which page' }) dto?: PagedInput | null): Promise<BlogList> {
    return this.articles.list(dto);
  }

  @Query(() => Blog, { nullable: true, description: 'One article; null where none of that slug is published' })
  blog(@Args('dto', { type: () => SlugInput, description: 'Which article' }) { slug }: SlugInput): Promise<Blog | null> {
    return this.articles.find(slug);
  }
}
