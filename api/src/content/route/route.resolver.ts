import { Args, Query, Resolver } from '@nestjs/graphql';
import { PagedInput } from '../../platform/pagination/paged.input.js';
import { RedirectRuleInput, UrlMetadataInput } from './route.input.js';
import { RedirectRule, RedirectRuleList, UrlMetadata } from './route.model.js';
import { RouteService } from './route.service.js';

@Resolver()
export class RouteResolver {
  constructor(private readonly routes: RouteService) {}

  @Query(() => UrlMetadata, {
    nullable: true,
    description: 'What the shop has written for the page at a path; null where it has written nothing',
  })
  urlMetadata(
    @Args('dto', { type: () => UrlMetadataInput, description: 'Which page' }) { url }: UrlMetadataInput,
  ): Promise<UrlMetadata | null> {
    return this.routes.metadata(url);
  }

  @Query(() => RedirectRule, { nullable: true, description: 'Where a path leads instead of to its page; null where it does not' })
  redirectRule(
    @Args('dto', { type: () => RedirectRuleInput, description: 'Which path' }) { path }: RedirectRuleInput,
  ): Promise<RedirectRule | null> {
    return this.routes.redirect(path);
  }

  @Query(() => RedirectRuleList, { description: 'Every redirect in force, page by page' })
  redirectRuleList(
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Which page' }) dto?: PagedInput | null,
  ): Promise<RedirectRuleList> {
    return this.routes.redirects(dto);
  }
}
