import type { ArticleTeaserFragment } from '../../platform/graphql/generated/graphql.ts';
import { typeset } from '../typeset.server.ts';

/** Prevents bad line breaks in an article's title and description. */
export const typesetTeaser = <Article extends ArticleTeaserFragment>(article: Article): Article => ({
  ...article,
  title: typeset(article.title),
  description: typeset(article.description),
});
