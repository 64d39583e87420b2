/** JSON of schema.org. The router escapes it, so that no text can close the script element. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & { [name: string]: Json };

type Json = string | number | boolean | Json[] | { [name: string]: Json };

export const context = 'https://schema.org';

/** A top-level schema.org object. */
export const entity = (type: string, facts: { [name: string]: Json | null | undefined }): JsonLd => ({
  '@context': context,
  '@type': type,
  ...present(facts),
});

/** A nested schema.org object. */
export const part = (type: string, facts: { [name: string]: Json | null | undefined }): { [name: string]: Json } => ({
  '@type': type,
  ...present(facts),
});

// Drops empty properties, because validators report them as errors.
function present(facts: { [name: string]: Json | null | undefined }): { [name: string]: Json } {
  const defined: { [name: string]: Json } = {};
  for (const [name, value] of Object.entries(facts)) {
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    defined[name] = value;
  }
  return defined;
}

interface Crumb {
  name: string;
  /** Absolute URL. The last crumb is the page itself and has none. */
  url?: string | undefined;
}

export function breadcrumbsLd(crumbs: readonly Crumb[]): JsonLd {
  return entity('BreadcrumbList', {
    itemListElement: crumbs.map(({ name, url }, index) => part('ListItem', { position: index + 1, name, item: url })),
  });
}

/** An ordered list of pages, such as a product listing or the blog. */
export function itemListLd(items: readonly { name: string; url: string }[]): JsonLd {
  return entity('ItemList', {
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => part('ListItem', { position: index + 1, name, url })),
  });
}
