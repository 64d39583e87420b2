import { pictureUrlOrNull } from '../../platform/picture-url.js';
import type { BlogArticle } from '../../platform/prisma/generated/client.js';
import { withLazyHtml } from '../editor-html.rules.js';
import type { Blog } from './blog.model.js';
import { plainText } from './plain-text.rules.js';

/** HTML that was written by SQL has not passed a save, so it is sanitised here. */
export function toBlog({ seoTitle, seoDescription, seoKeywords, ...article }: BlogArticle): Blog {
  const view = {
    ...article,
    posterUrl: pictureUrlOrNull(article.posterKey),
    get article() {
      return plainText(article.html);
    },
    seoTags: { title: seoTitle, description: seoDescription, keywords: seoKeywords },
  };
  return withLazyHtml(view, 'html');
}
