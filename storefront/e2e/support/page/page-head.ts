interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** Metadata of a page for search engines and previews. */
export interface PageHead {
  title: string;
  description: string | undefined;
  keywords: string | undefined;
  robots: string | undefined;
  canonical: string | undefined;
  picture: string | undefined;
  structuredData: StructuredData[];
}

export function readHead(document: Document): PageHead {
  const meta = (attribute: 'name' | 'property', value: string) =>
    document.querySelector(`meta[${attribute}="${value}"]`)?.getAttribute('content') ?? undefined;
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return {
    title: document.title,
    description: meta('name', 'description'),
    keywords: meta('name', 'keywords'),
    robots: meta('name', 'robots'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
    picture: meta('property', 'og:image'),
    structuredData: Array.from(scripts, ({ textContent }) => JSON.parse(textContent ?? '')),
  };
}
