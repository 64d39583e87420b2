import type { MetaDescriptor } from 'react-router';
import type { JsonLd } from './json-ld.ts';

/** SEO metadata set by the shop for a path or for the entity on the page. Each field is optional. */
interface EditorMeta {
  title?: string | null;
  description?: string | null;
  keywords?: string | null;
}

export interface PageMetadata {
  /** Title if the shop has set none. */
  title: string;
  description: string;
  /** Metadata that the shop has set for the entity on the page: its `seoTags`. */
  editorMeta?: EditorMeta | null | undefined;
  /** Absolute canonical URL. */
  canonical: string;
  /** Page number in a list. From the second page on, the number is added to the title, even to one that the shop has set. */
  pageNumber?: number | undefined;
  /**
   * Absolute URL of the link preview picture.
   * @default the shop's own picture
   */
  image?: string | undefined;
  type?: 'website' | 'product' | 'article';
  /** For pages that should not be indexed, such as search results and the cart. Their links are still followed. */
  noindex?: boolean;
  /** Structured data, made by the builders in the *-ld.ts files. */
  jsonLd?: readonly JsonLd[];
}

/** `matches` as passed to a route's `meta`. */
type MetaMatches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Id of the route whose loader returns the metadata that the shop has set for the path. See routes.ts. */
export const pathRouteId = 'path';

const defaultPreviewPicture = '/share.png';

function readPathMeta(matches: MetaMatches): EditorMeta {
  const loaderData = matches.find((match) => match?.id === pathRouteId)?.loaderData;
  if (typeof loaderData !== 'object' || loaderData === null) return {};
  const { title, description, keywords } = loaderData as Record<keyof EditorMeta, unknown>;
  return { title: toText(title), description: toText(description), keywords: toText(keywords) };
}

const toText = (value: unknown) => (typeof value === 'string' ? value : null);

const formatPageNumber = (pageNumber = 1) => (pageNumber > 1 ? `, страница ${pageNumber}` : '');

/**
 * Builds title, description, keywords, canonical URL, Open Graph and JSON-LD of a page. Metadata that the shop has set for the path takes
 * precedence over that of the entity, and the entity's metadata takes precedence over the defaults of the page.
 */
export function buildPageMeta(metadata: PageMetadata, matches: MetaMatches): MetaDescriptor[] {
  const pathMeta = readPathMeta(matches);
  const editorMeta = metadata.editorMeta ?? {};
  const title = `${pathMeta.title || editorMeta.title || metadata.title}${formatPageNumber(metadata.pageNumber)}`;
  const description = pathMeta.description || editorMeta.description || metadata.description;
  const keywords = pathMeta.keywords || editorMeta.keywords;
  const { canonical, image = new URL(defaultPreviewPicture, canonical).href, type = 'website', noindex = false, jsonLd = [] } = metadata;
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
    ...jsonLd.map((entity) => ({ 'script:ld+json': entity })),
  ];
}

/** Meta tags of the two error pages. Neither is indexed. */
export function buildErrorMeta(status: number | undefined): MetaDescriptor[] {
  const title = status === 404 ? 'Страница не найдена — Meet' : 'Нет сигнала — Meet';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

/** Returns the absolute URL of a picture for link previews and structured data. */
export const buildPreviewPictureUrl = (key: string, publicUrl: string) => new URL(`/_ipx/f_webp,w_1280,q_80/${key}`, publicUrl).href;
