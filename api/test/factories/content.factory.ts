import { randomUUID } from 'node:crypto';
import type {
  BlogArticle,
  FaqEntry,
  Page,
  Prisma,
  PrismaClient,
  RedirectRule,
  UrlMetadata,
} from '../../src/platform/prisma/generated/client.js';
import { unique } from '../support/unique.js';

type Db = Pick<PrismaClient, 'page' | 'faqEntry' | 'blogArticle' | 'urlMetadata' | 'redirectRule'>;

export function buildPage(db: Db, overrides: Partial<Prisma.PageCreateManyInput> = {}): Promise<Page> {
  return db.page.create({ data: { slug: unique('page'), title: 'Доставка', html: '<p>Доставим за 1–4 дня.</p>', ...overrides } });
}

export function buildFaqEntry(db: Db, overrides: Partial<Prisma.FaqEntryCreateManyInput> = {}): Promise<FaqEntry> {
  const question = `Как выбрать размер? (${randomUUID().slice(-12)})`;
  return db.faqEntry.create({ data: { question, answerHtml: '<p>По длине стопы.</p>', position: 1, ...overrides } });
}

export function buildBlogArticle(db: Db, overrides: Partial<Prisma.BlogArticleCreateManyInput> = {}): Promise<BlogArticle> {
  const publishedAt = new Date('2026-01-01T00:00:00Z');
  return db.blogArticle.create({
    data: { slug: unique('article'), title: 'Как чистить замшу', html: '<p>Сначала щёткой.</p>', publishedAt, ...overrides },
  });
}

export function buildUrlMetadata(db: Db, overrides: Partial<Prisma.UrlMetadataCreateManyInput> = {}): Promise<UrlMetadata> {
  return db.urlMetadata.create({ data: { url: `/${unique('page')}`, title: 'Meet', ...overrides } });
}

export function buildRedirectRule(db: Db, overrides: Partial<Prisma.RedirectRuleCreateManyInput> = {}): Promise<RedirectRule> {
  return db.redirectRule.create({ data: { fromPath: `/${unique('old')}`, target: '/', ...overrides } });
}
