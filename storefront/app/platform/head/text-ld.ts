import { entity, type JsonLd, part } from './json-ld.ts';

interface ArticleEntity {
  title: string;
  description: string;
  url: string;
  image?: string | undefined;
  /** ISO dates. */
  publishedAt: string;
  updatedAt?: string | undefined;
}

export function articleLd({ title, description, url, image, publishedAt, updatedAt }: ArticleEntity): JsonLd {
  return entity('Article', {
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: image ? [image] : null,
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: 'ru',
    author: part('Organization', { name: 'Meet', url: new URL('/', url).href }),
    publisher: part('Organization', { name: 'Meet', url: new URL('/', url).href }),
  });
}

interface Question {
  question: string;
  /** Plain text or simple HTML. */
  answer: string;
}

export function faqLd(questions: readonly Question[]): JsonLd {
  return entity('FAQPage', {
    mainEntity: questions.map(({ question, answer }) =>
      part('Question', { name: question, acceptedAnswer: part('Answer', { text: answer }) }),
    ),
  });
}
