import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentCaller } from '../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Operator } from '../../platform/viewer/viewers.port.js';
import { Blog } from '../blog/blog.model.js';
import { FaqEntry } from '../page/faq.model.js';
import { Page } from '../page/page.model.js';
import { UrlMetadata } from '../route/url-metadata.model.js';
import {
  RemoveContentInput,
  SaveBlogArticleInput,
  SaveFaqEntryInput,
  SavePageInput,
  SaveRedirectRuleInput,
  SaveUrlMetadataInput,
} from './content-admin.input.js';
import { OperatorRedirectRule } from './content-admin.model.js';
import { ContentAdminService } from './content-admin.service.js';

@Resolver()
export class ContentAdminResolver {
  constructor(private readonly admin: ContentAdminService) {}

  @Mutation(() => Page, {
    description:
      'Creates or changes an information page, and returns it as it was stored. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER, or a service token with CONTENT_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_WRITE)
  savePage(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SavePageInput, description: 'The page' }) dto: SavePageInput,
  ): Promise<Page> {
    return this.admin.savePage({ operator, requestId }, dto);
  }

  @Mutation(() => Page, {
    nullable: true,
    description:
      'Removes an information page, and returns it as it was; null if there is none. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER, or a service token with CONTENT_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_WRITE)
  removePage(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemoveContentInput, description: 'The page' }) dto: RemoveContentInput,
  ): Promise<Page | null> {
    return this.admin.removePage({ operator, requestId }, dto);
  }

  @Mutation(() => FaqEntry, {
    description:
      'Creates or changes a frequent question, and returns it as it was stored. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER, or a service token with CONTENT_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_WRITE)
  saveFaqEntry(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SaveFaqEntryInput, description: 'The question' }) dto: SaveFaqEntryInput,
  ): Promise<FaqEntry> {
    return this.admin.saveFaqEntry({ operator, requestId }, dto);
  }

  @Mutation(() => FaqEntry, {
    nullable: true,
    description:
      'Removes a frequent question, and returns it as it was; null if there is none. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER, or a service token with CONTENT_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_WRITE)
  removeFaqEntry(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemoveContentInput, description: 'The question' }) dto: RemoveContentInput,
  ): Promise<FaqEntry | null> {
    return this.admin.removeFaqEntry({ operator, requestId }, dto);
  }

  @Mutation(() => Blog, {
    description:
      'Creates or changes a blog article, and returns it as it was stored. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER, or a service token with CONTENT_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_WRITE)
  saveBlogArticle(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SaveBlogArticleInput, description: 'The article' }) dto: SaveBlogArticleInput,
  ): Promise<Blog> {
    return this.admin.saveArticle({ operator, requestId }, dto);
  }

  @Mutation(() => Blog, {
    nullable: true,
    description:
      'Removes a blog article, and returns it as it was; null if there is none. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER, or a service token with CONTENT_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_WRITE)
  removeBlogArticle(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemoveContentInput, description: 'The article' }) dto: RemoveContentInput,
  ): Promise<Blog | null> {
    return this.admin.removeArticle({ operator, requestId }, dto);
  }

  @Mutation(() => UrlMetadata, {
    description:
      'Creates or changes the metadata of the page at one path, and returns it. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER, or a service token with CONTENT_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_WRITE)
  saveUrlMetadata(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SaveUrlMetadataInput, description: 'The metadata' }) dto: SaveUrlMetadataInput,
  ): Promise<UrlMetadata> {
    return this.admin.saveMetadata({ operator, requestId }, dto);
  }

  @Mutation(() => UrlMetadata, {
    nullable: true,
    description:
      'Removes the metadata of the page at one path, and returns it as it was; null if there is none. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER, or a service token with CONTENT_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_WRITE)
  removeUrlMetadata(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemoveContentInput, description: 'The metadata' }) dto: RemoveContentInput,
  ): Promise<UrlMetadata | null> {
    return this.admin.removeMetadata({ operator, requestId }, dto);
  }

  @Mutation(() => OperatorRedirectRule, {
    description:
      'Creates or changes a redirect, and returns it. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER, or a service token with CONTENT_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_WRITE)
  saveRedirectRule(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SaveRedirectRuleInput, description: 'The redirect' }) dto: SaveRedirectRuleInput,
  ): Promise<OperatorRedirectRule> {
    return this.admin.saveRedirect({ operator, requestId }, dto);
  }

  @Mutation(() => OperatorRedirectRule, {
    nullable: true,
    description:
      'Removes a redirect, and returns it as it was; null if there is none. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER, or a service token with CONTENT_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CONTENT_WRITE)
  removeRedirectRule(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemoveContentInput, description: 'The redirect' }) dto: RemoveContentInput,
  ): Promise<OperatorRedirectRule | null> {
    return this.admin.removeRedirect({ operator, requestId }, dto);
  }
}
