import { Args, Query, Resolver } from '@nestjs/graphql';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import { BlogList } from '../blog/blog.model.js';
import { ContentListInput } from './content-admin.input.js';
import { OperatorPageList, OperatorRedirectRuleList, UrlMetadataList } from './content-admin.model.js';
import { ContentListsService } from './content-lists.service.js';

@Resolver()
export class ContentListsResolver {
  constructor(private readonly lists: ContentListsService) {}

  @Query(() => OperatorPageList, {
    description:
      'Information pages, including those that are not published yet, paginated. Requires MANAGER, or a service token with CONTENT_READ',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_READ)
  operatorPageList(
    @Args('dto', { type: () => ContentListInput, nullable: true, description: 'Filter and page; everything if omitted' })
    dto?: ContentListInput | null,
  ): Promise<OperatorPageList> {
    return this.lists.listPages(dto ?? {});
  }

  @Query(() => BlogList, {
    description:
      'Blog articles, including those that are not published yet, paginated. Requires MANAGER, or a service token with CONTENT_READ',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_READ)
  operatorBlogList(
    @Args('dto', { type: () => ContentListInput, nullable: true, description: 'Filter and page; everything if omitted' })
    dto?: ContentListInput | null,
  ): Promise<BlogList> {
    return this.lists.listArticles(dto ?? {});
  }

  @Query(() => UrlMetadataList, { description: 'Metadata of pages, paginated. Requires MANAGER, or a service token with CONTENT_READ' })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_READ)
  urlMetadataList(
    @Args('dto', { type: () => ContentListInput, nullable: true, description: 'Filter and page; everything if omitted' })
    dto?: ContentListInput | null,
  ): Promise<UrlMetadataList> {
    return this.lists.listMetadata(dto ?? {});
  }

  @Query(() => OperatorRedirectRuleList, {
    description: 'Redirects, including inactive ones, paginated. Requires MANAGER, or a service token with CONTENT_READ',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_READ)
  operatorRedirectRuleList(
    @Args('dto', { type: () => ContentListInput, nullable: true, description: 'Filter and page; everything if omitted' })
    dto?: ContentListInput | null,
  ): Promise<OperatorRedirectRuleList> {
    return this.lists.listRedirects(dto ?? {});
  }
}
