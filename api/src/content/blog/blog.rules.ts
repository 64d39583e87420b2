import { buildPicturePathOrNull } from '../../platform/picture-path.js';
import type { BlogArticle } from '../../platform/prisma/generated/client.js';
import { sanitizeOnFirstRead } from '../editor-html.rules.js';
import type { Blog } from './blog.model.js';

const charactersByEntity: Record<string, string> = {
  amp: '&',
  gt: '>',
  laquo: '«',
  lt: '<',
  mdash: '—',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
  raquo: '»',
};

/**
 * Extracts readable text from the shop's own HTML: each block becomes a paragraph, tags are removed. It does not make untrusted HTML safe.
 */
const toPlainText = (html: string): string =>
  html
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/<\/(?:p|h[1-6]|ul|ol|blockquote|table|figure)>/gi, '\n\n')
    .replaceAll(/<(?:br\s*\/?|\/li|\/tr)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (entity, name: string) => charactersByEntity[name] ?? entity)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Plain SQL may have written HTML without sanitising it, so it is sanitised here. */
export function toBlog({ seoTitle, seoDescription, seoKeywords, ...article }: BlogArticle): Blog {
  const view = {
    ...article,
    posterUrl: buildPicturePathOrNull(article.posterKey),
    get article() {
      return toPlainText(article.html);
    },
    seoTags: { title: seoTitle, description: seoDescription, keywords: seoKeywords },
  };
  return sanitizeOnFirstRead(view, 'html');
}
