import { Args, Query, Resolver } from '@nestjs/graphql';
import { CachedUntilChange } from '../platform/http/public-responses.plugin.js';
import { PagedInput } from '../platform/input/pagination.js';
import { RedirectRule, RedirectRuleInput, RedirectRuleList, UrlMetadata, UrlMetadataInput } from './route.model.js';
import { RouteService } from './route.service.js';

@Resolver()
export class RouteResolver {
  constructor(private readonly routes: RouteService) {}

  @Query(() => UrlMetadata, {
    nullable: true,
    description: 'Metadata for the page at a path, or null if there is none',
  })
  @CachedUntilChange('READ')
  urlMetadata(
    @Args('dto', { type: () => UrlMetadataInput, description: 'Path of the page' }) { url }: UrlMetadataInput,
  ): Promise<UrlMetadata | null> {
    return this.routes.findMetadata(url);
  }

  @Query(() => RedirectRule, { nullable: true, description: 'Redirect rule of a path, or null' })
  @CachedUntilChange('READ')
  redirectRule(
    @Args('dto', { type: () => RedirectRuleInput, description: 'Path to look up' }) { path }: RedirectRuleInput,
  ): Promise<RedirectRule | null> {
    return this.routes.findRedirect(path);
  }

  @Query(() => RedirectRuleList, { description: 'All active redirect rules, paginated' })
  @CachedUntilChange('READ')
  redirectRuleList(
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Page to return' }) dto?: PagedInput | null,
  ): Promise<RedirectRuleList> {
    return this.routes.listRedirects(dto);
  }
}
