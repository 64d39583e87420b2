import { Field, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/input/pagination.js';
import { Page } from '../page/page.model.js';
import { RedirectRule } from '../route/redirect.model.js';
import { UrlMetadata } from '../route/url-metadata.model.js';

@ObjectType({ description: 'A redirect as the staff sees it' })
export class OperatorRedirectRule extends RedirectRule {
  @Field(() => Boolean, { description: 'Whether it redirects' })
  active!: boolean;
}

@ObjectType({ description: 'A page of information pages, by slug' })
export class OperatorPageList {
  @Field(() => [Page], { description: 'Items of this page' })
  items!: Page[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

@ObjectType({ description: 'A page of metadata, by path' })
export class UrlMetadataList {
  @Field(() => [UrlMetadata], { description: 'Items of this page' })
  items!: UrlMetadata[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

@ObjectType({ description: 'A page of redirects, by path' })
export class OperatorRedirectRuleList {
  @Field(() => [OperatorRedirectRule], { description: 'Items of this page' })
  items!: OperatorRedirectRule[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
