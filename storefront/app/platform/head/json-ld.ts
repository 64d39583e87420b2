/** JSON of schema.org; the router escapes it, so that no text in it can end its element. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & { [name: string]: Json };

type Json = string | number | boolean | Json[] | { [name: string]: Json };

export const context = 'https://schema.org';

/** Something that stands for itself in a page. */
export const thing = (type: string, facts: { [name: string]: Json | null | undefined }): JsonLd => ({
  '@context': context,
  '@type': type,
  ...present(facts),
});

/** Something within a thing. */
export const part = (type: string, facts: { [name: string]: Json | null | undefined }): { [name: string]: Json } => ({
  '@type': type,
  ...present(facts),
});

// A property without a value is an error to those who read it: it is left out.
function present(facts: { [name: string]: Json | null | undefined }): { [name: string]: Json } {
  const known: { [name: string]: Json } = {};
  for (const [name, value] of Object.entries(facts)) {
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    known[name] = value;
  }
  return known;
}

interface Crumb {
  name: string;
  /** Absolute address; the last one, which is the page itself, has none. */
  url?: string | undefined;
}

export function breadcrumbsLd(crumbs: readonly Crumb[]): JsonLd {
  return thing('BreadcrumbList', {
    itemListElement: crumbs.map(({ name, url }, index) => part('ListItem', { position: index + 1, name, item: url })),
  });
}

/** A list of pages in their order, as a listing or the blog shows them. */
export function itemListLd(items: readonly { name: string; url: string }[]): JsonLd {
  return thing('ItemList', {
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => part('ListItem', { position: index + 1, name, url })),
  });
}
