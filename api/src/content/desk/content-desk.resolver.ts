import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.decorator.js';
import { Requires } from '../../platform/viewer/level.guard.js';
import type { Viewer } from '../../platform/viewer/viewer.js';
import { Blog } from '../blog/blog.model.js';
import { FaqEntry, Page } from '../page/page.model.js';
import { UrlMetadata } from '../route/route.model.js';
import {
  RemoveContentInput,
  SaveBlogArticleInput,
  SaveFaqEntryInput,
  SavePageInput,
  SaveRedirectRuleInput,
  SaveUrlMetadataInput,
} from './content-desk.input.js';
import { OperatorRedirectRule } from './content-desk.model.js';
import { ContentDeskService } from './content-desk.service.js';

@Resolver()
export class ContentDeskResolver {
  constructor(private readonly desk: ContentDeskService) {}

  @Mutation(() => Page, {
    description:
      'Creates or changes an information page, and returns it as it was stored. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  savePage(
    @CurrentViewer() operator: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SavePageInput, description: 'The page' }) dto: SavePageInput,
  ): Promise<Page> {
    return this.desk.savePage({ operator, requestId }, dto);
  }

  @Mutation(() => Page, {
    nullable: true,
    description:
      'Removes an information page, and returns it as it was; null if there is none. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  removePage(
    @CurrentViewer() operator: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemoveContentInput, description: 'The page' }) dto: RemoveContentInput,
  ): Promise<Page | null> {
    return this.desk.removePage({ operator, requestId }, dto);
  }

  @Mutation(() => FaqEntry, {
    description:
      'Creates or changes a frequent question, and returns it as it was stored. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  saveFaqEntry(
    @CurrentViewer() operator: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SaveFaqEntryInput, description: 'The question' }) dto: SaveFaqEntryInput,
  ): Promise<FaqEntry> {
    return this.desk.saveFaqEntry({ operator, requestId }, dto);
  }

  @Mutation(() => FaqEntry, {
    nullable: true,
    description:
      'Removes a frequent question, and returns it as it was; null if there is none. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  removeFaqEntry(
    @CurrentViewer() operator: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemoveContentInput, description: 'The question' }) dto: RemoveContentInput,
  ): Promise<FaqEntry | null> {
    return this.desk.removeFaqEntry({ operator, requestId }, dto);
  }

  @Mutation(() => Blog, {
    description:
      'Creates or changes a blog article, and returns it as it was stored. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  saveBlogArticle(
    @CurrentViewer() operator: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SaveBlogArticleInput, description: 'The article' }) dto: SaveBlogArticleInput,
  ): Promise<Blog> {
    return this.desk.saveArticle({ operator, requestId }, dto);
  }

  @Mutation(() => Blog, {
    nullable: true,
    description:
      'Removes a blog article, and returns it as it was; null if there is none. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  removeBlogArticle(
    @CurrentViewer() operator: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemoveContentInput, description: 'The article' }) dto: RemoveContentInput,
  ): Promise<Blog | null> {
    return this.desk.removeArticle({ operator, requestId }, dto);
  }

  @Mutation(() => UrlMetadata, {
    description:
      'Creates or changes the metadata of the page at one path, and returns it. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  saveUrlMetadata(
    @CurrentViewer() operator: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SaveUrlMetadataInput, description: 'The metadata' }) dto: SaveUrlMetadataInput,
  ): Promise<UrlMetadata> {
    return this.desk.saveMetadata({ operator, requestId }, dto);
  }

  @Mutation(() => UrlMetadata, {
    nullable: true,
    description:
      'Removes the metadata of the page at one path, and returns it as it was; null if there is none. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  removeUrlMetadata(
    @CurrentViewer() operator: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemoveContentInput, description: 'The metadata' }) dto: RemoveContentInput,
  ): Promise<UrlMetadata | null> {
    return this.desk.removeMetadata({ operator, requestId }, dto);
  }

  @Mutation(() => OperatorRedirectRule, {
    description:
      'Creates or changes a redirect, and returns it. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  saveRedirectRule(
    @CurrentViewer() operator: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SaveRedirectRuleInput, description: 'The redirect' }) dto: SaveRedirectRuleInput,
  ): Promise<OperatorRedirectRule> {
    return this.desk.saveRedirect({ operator, requestId }, dto);
  }

  @Mutation(() => OperatorRedirectRule, {
    nullable: true,
    description:
      'Removes a redirect, and returns it as it was; null if there is none. CONFLICT if it has changed since it was read: `details.current` is what it is now. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  removeRedirectRule(
    @CurrentViewer() operator: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemoveContentInput, description: 'The redirect' }) dto: RemoveContentInput,
  ): Promise<OperatorRedirectRule | null> {
    return this.desk.removeRedirect({ operator, requestId }, dto);
  }
}
