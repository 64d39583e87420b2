import { buildEntity, buildNestedEntity, type JsonLd } from './json-ld.ts';

interface ArticleEntity {
  title: string;
  description: string;
  url: string;
  image?: string | undefined;
  /** ISO dates. */
  publishedAt: string;
  updatedAt?: string | undefined;
}

export function buildArticleLd({ title, description, url, image, publishedAt, updatedAt }: ArticleEntity): JsonLd {
  return buildEntity('Article', {
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: image ? [image] : null,
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: 'ru',
    author: buildNestedEntity('Organization', { name: 'Meet', url: new URL('/', url).href }),
    publisher: buildNestedEntity('Organization', { name: 'Meet', url: new URL('/', url).href }),
  });
}

interface Question {
  question: string;
  /** Plain text or simple HTML. */
  answer: string;
}

export function buildFaqLd(questions: readonly Question[]): JsonLd {
  return buildEntity('FAQPage', {
    mainEntity: questions.map(({ question, answer }) =>
      buildNestedEntity('Question', { name: question, acceptedAnswer: buildNestedEntity('Answer', { text: answer }) }),
    ),
  });
}
