import type { ArticleTeaserFragment } from '../platform/graphql/generated/graphql.ts';
import { typeset } from './typeset.server.ts';

/** An article as lists and its own page name it. */
export const teaser = <Article extends ArticleTeaserFragment>(article: Article): Article => ({
  ...article,
  title: typeset(article.title),
  description: typeset(article.description),
});
