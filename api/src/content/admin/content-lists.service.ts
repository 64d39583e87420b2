import { Injectable } from '@nestjs/common';
import { type Pagination, requirePage, toPagination } from '../../platform/input/pagination.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { BlogList } from '../blog/blog.model.js';
import { toBlog } from '../blog/blog.rules.js';
import { toPage } from '../page/page.rules.js';
import type { ContentListInput } from './content-admin.input.js';
import type { OperatorPageList, OperatorRedirectRuleList, UrlMetadataList } from './content-admin.model.js';

interface PageRange {
  skip: number;
  take: number;
}

/** Lists everything that editors may change, including what is not public yet or not in force. */
@Injectable()
export class ContentListsService {
  constructor(private readonly prisma: PrismaService) {}

  async listPages(dto: ContentListInput): Promise<OperatorPageList> {
    const where = { deletedAt: null, ...buildContainsFilter(['title', 'slug'], dto) };
    const { page } = this.prisma.client;
    const pages = await readListPage(dto, page.count({ where }), (range) => page.findMany({ where, orderBy: { slug: 'asc' }, ...range }));
    return { ...pages, items: pages.items.map(toPage) };
  }

  async listArticles(dto: ContentListInput): Promise<BlogList> {
    const where = { deletedAt: null, ...buildContainsFilter(['title', 'slug'], dto) };
    const orderBy: Prisma.BlogArticleOrderByWithRelationInput[] = [{ publishedAt: 'desc' }, { id: 'desc' }];
    const { blogArticle } = this.prisma.client;
    const articles = await readListPage(dto, blogArticle.count({ where }), (range) => blogArticle.findMany({ where, orderBy, ...range }));
    return { ...articles, items: articles.items.map(toBlog) };
  }

  listMetadata(dto: ContentListInput): Promise<UrlMetadataList> {
    const where = { deletedAt: null, ...buildContainsFilter(['url', 'title', 'name'], dto) };
    const { urlMetadata } = this.prisma.client;
    return readListPage(dto, urlMetadata.count({ where }), (range) => urlMetadata.findMany({ where, orderBy: { url: 'asc' }, ...range }));
  }

  listRedirects(dto: ContentListInput): Promise<OperatorRedirectRuleList> {
    const where = { deletedAt: null, ...buildContainsFilter(['fromPath', 'target'], dto) };
    const { redirectRule } = this.prisma.client;
    return readListPage(dto, redirectRule.count({ where }), (range) =>
      redirectRule.findMany({ where, orderBy: { fromPath: 'asc' }, ...range }),
    );
  }
}

function buildContainsFilter(fields: readonly string[], { query, text }: ContentListInput) {
  const contains = query ?? text;
  return contains ? { OR: fields.map((field) => ({ [field]: { contains, mode: 'insensitive' as const } })) } : {};
}

async function readListPage<Row>(
  { pagination }: ContentListInput,
  count: Promise<number>,
  find: (range: PageRange) => Promise<Row[]>,
): Promise<{ items: Row[]; pagination: Pagination }> {
  const page = requirePage(pagination);
  const [total, items] = await Promise.all([count, find({ skip: (page.page - 1) * page.limit, take: page.limit })]);
  return { items, pagination: toPagination(page, total) };
}
