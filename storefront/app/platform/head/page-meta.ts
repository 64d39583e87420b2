import type { MetaDescriptor } from 'react-router';
import type { JsonLd } from './json-ld.ts';

/** What the shop has written for an address, or for the thing that a page shows; each part may be missing. */
export interface WrittenMeta {
  title?: string | null;
  description?: string | null;
  keywords?: string | null;
}

export interface PageFacts {
  /** What the page is called where nothing was written for it. */
  title: string;
  description: string;
  /** Separated by commas. */
  keywords?: string | undefined;
  /** What the shop has written for the thing that the page shows: its `seoTags`. */
  written?: WrittenMeta | null | undefined;
  /** Absolute address under which the page wants to be known. */
  canonical: string;
  /** Which part of a long list it is: from the second on its title says so, whoever has written the title. */
  part?: number | undefined;
  /** Absolute address of a picture for previews of a shared link; the shop's own without it. */
  image?: string | undefined;
  type?: 'website' | 'product' | 'article';
  /** True where the page is of use to its visitor alone: search results, the cart. Its links are followed all the same. */
  noindex?: boolean;
  /** What it says to machines, by the builders in the files that end in -ld.ts. */
  jsonLd?: readonly JsonLd[];
}

/** `matches` as a route's `meta` is given them. */
export type MetaMatches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The route whose loader brings what the shop has written for the path: see routes.ts. */
export const pathRouteId = 'path';

const sharePicture = '/share.png';

function writtenForPath(matches: MetaMatches): WrittenMeta {
  const loaded = matches.find((match) => match?.id === pathRouteId)?.loaderData;
  if (typeof loaded !== 'object' || loaded === null) return {};
  const { title, description, keywords } = loaded as Record<keyof WrittenMeta, unknown>;
  return { title: textOf(title), description: textOf(description), keywords: textOf(keywords) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

const partWords = (part = 1) => (part > 1 ? `, страница ${part}` : '');

/** Title, description, keywords, canonical address, Open Graph and JSON-LD of a page. What is written for its path comes first, then what is written for its thing, then the facts. */
export function pageMeta(facts: PageFacts, matches: MetaMatches): MetaDescriptor[] {
  const path = writtenForPath(matches);
  const written = facts.written ?? {};
  const title = `${path.title || written.title || facts.title}${partWords(facts.part)}`;
  const description = path.description || written.description || facts.description;
  const keywords = path.keywords || written.keywords || facts.keywords;
  const { canonical, image = new URL(sharePicture, canonical).href, type = 'website', noindex = false, jsonLd = [] } = facts;
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : [{ tagName: 'link', rel: 'canonical', href: canonical }]),
    { property: 'og:site_name', content: 'Meet' },
    { property: 'og:locale', content: 'ru_RU' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...jsonLd.map((thing) => ({ 'script:ld+json': thing })),
  ];
}

/** Titles of the two error pages; neither is for an index. */
export function errorMeta(status: number | undefined): MetaDescriptor[] {
  const title = status === 404 ? 'Страница не найдена — Meet' : 'Нет сигнала — Meet';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
