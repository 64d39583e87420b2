import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiFolder } from '../../prisma/api-folder.js';
import type { Prisma } from '../../src/platform/prisma/generated/client.js';
import { articles, metadata, pages, redirects } from './content/index.js';
import type { Artwork } from './pictures.js';
import { deriveId } from './row-id.js';
import { typeset } from './text.js';

const folder = path.join(apiFolder, 'demo/seed/content');

const readHtml = (file: string): string => typesetHtml(readFileSync(path.join(folder, file), 'utf8').trim());

/** Typesets the text between tags. Attributes keep their spaces. */
const typesetHtml = (html: string): string =>
  html.replace(/(?<=^|>)[^<]+/g, (text) => typeset(text).replace(/(?<=\d) (?=\d{3}\b|[%₽а-яё])/g, '\u00A0'));

/** Generates the pages, FAQ entries, articles, metadata and redirects, which are the same for every shop size. */
export function generateContent({ posters }: Pick<Artwork, 'posters'>) {
  return {
    pages: pages.map(
      ({ slug, title, publishedAt }): Prisma.PageCreateManyInput => ({
        id: deriveId('page', slug),
        slug,
        title: typeset(title),
        html: readHtml(`pages/${slug}.html`),
        publishedAt: new Date(publishedAt),
      }),
    ),
    faqEntries: parseFaqEntries(readHtml('faq.html')),
    articles: articles.map(
      ({ slug, title, description, keywords, publishedAt }): Prisma.BlogArticleCreateManyInput => ({
        id: deriveId('article', slug),
        slug,
        title: typeset(title),
        description: typeset(description),
        posterKey: posters.get(slug)?.key ?? null,
        html: readHtml(`blog/${slug}.html`),
        publishedAt: new Date(publishedAt),
        seoTitle: `${title} — блог Meet`,
        seoDescription: description,
        seoKeywords: keywords,
      }),
    ),
    urlMetadata: metadata.map(
      ([url, name, title, description, keywords]): Prisma.UrlMetadataCreateManyInput => ({
        id: deriveId('url metadata', url),
        url,
        name,
        title: typeset(title),
        description: typeset(description),
        keywords,
      }),
    ),
    redirectRules: redirects.map((rule): Prisma.RedirectRuleCreateManyInput => ({ id: deriveId('redirect rule', rule.fromPath), ...rule })),
  };
}

/** Each heading is a question. Everything up to the next heading is its answer. */
function parseFaqEntries(html: string): Prisma.FaqEntryCreateManyInput[] {
  return [...html.matchAll(/<h2>(.+?)<\/h2>\s*(.+?)(?=\s*<h2>|$)/gs)].map(([, question = '', answerHtml = ''], position) => ({
    id: deriveId('faq entry', String(position)),
    question,
    answerHtml,
    position: position + 1,
  }));
}
