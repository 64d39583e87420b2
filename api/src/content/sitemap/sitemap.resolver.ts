import { Args, Query, Resolver } from '@nestjs/graphql';
import { SitemapEntries, SitemapInput } from './sitemap.model.js';
import { SitemapService } from './sitemap.service.js';

@Resolver(() => SitemapEntries)
export class SitemapResolver {
  constructor(private readonly sitemap: SitemapService) {}

  @Query(() => SitemapEntries, { description: 'All pages of the shop for sitemaps, in parts' })
  sitemapEntries(
    @Args('dto', { type: () => SitemapInput, nullable: true, description: 'Part to return' }) dto?: SitemapInput | null,
  ): Promise<SitemapEntries> {
    return this.sitemap.listEntries(dto);
  }
}
