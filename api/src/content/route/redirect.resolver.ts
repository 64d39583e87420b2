import { Args, Query, Resolver } from '@nestjs/graphql';
import { CachedUntilChange } from '../../platform/http/cache/cache-marks.js';
import { PagedInput } from '../../platform/input/pagination.js';
import { RedirectRule, RedirectRuleInput, RedirectRuleList } from './redirect.model.js';
import { RedirectService } from './redirect.service.js';

@Resolver(() => RedirectRule)
export class RedirectResolver {
  constructor(private readonly redirects: RedirectService) {}

  @Query(() => RedirectRule, { nullable: true, description: 'Redirect rule of a path, or null' })
  @CachedUntilChange('READ')
  redirectRule(
    @Args('dto', { type: () => RedirectRuleInput, description: 'Path to look up' }) { path }: RedirectRuleInput,
  ): Promise<RedirectRule | null> {
    return this.redirects.find(path);
  }

  @Query(() => RedirectRuleList, { description: 'All active redirect rules, paginated' })
  @CachedUntilChange('READ')
  redirectRuleList(
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Page to return' }) dto?: PagedInput | null,
  ): Promise<RedirectRuleList> {
    return this.redirects.list(dto);
  }
}
