import type { MetaDescriptor } from 'react-router';

export interface PageFacts {
  title: string;
  description: string;
  /** Absolute address under which the page wants to be known. */
  canonical: string;
  /** Absolute address of a picture for previews of a shared link. */
  image?: string | undefined;
  type?: 'website' | 'product';
}

/** Title, description, canonical address and Open Graph of a page. */
export function pageMeta({ title, description, canonical, image, type = 'website' }: PageFacts): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:site_name', content: 'Meet' },
    { property: 'og:locale', content: 'ru_RU' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}

/** Titles of the two error pages; neither is for an index. */
export function errorMeta(status: number | undefined): MetaDescriptor[] {
  const title = status === 404 ? 'Страница не найдена — Meet' : 'Нет сигнала — Meet';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
