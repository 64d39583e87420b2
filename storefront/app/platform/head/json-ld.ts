/** JSON of schema.org. The router escapes it, so that no text can close the script element. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & { [name: string]: Json };

type Json = string | number | boolean | Json[] | { [name: string]: Json };

export const schemaContext = 'https://schema.org';

/** Builds the schema.org object of a script element. Only such an object has an `@context`. */
export const buildEntity = (type: string, properties: { [name: string]: Json | null | undefined }): JsonLd => ({
  '@context': schemaContext,
  '@type': type,
  ...dropEmpty(properties),
});

/** Builds a schema.org object within another one. */
export const buildNestedEntity = (type: string, properties: { [name: string]: Json | null | undefined }): { [name: string]: Json } => ({
  '@type': type,
  ...dropEmpty(properties),
});

// Drops empty properties, because validators report them as errors.
function dropEmpty(properties: { [name: string]: Json | null | undefined }): { [name: string]: Json } {
  const nonEmptyProperties: { [name: string]: Json } = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    nonEmptyProperties[name] = value;
  }
  return nonEmptyProperties;
}

interface Crumb {
  name: string;
  /** Absolute URL. The last crumb is the current page and has no URL. */
  url?: string | undefined;
}

export function buildBreadcrumbsLd(crumbs: readonly Crumb[]): JsonLd {
  return buildEntity('BreadcrumbList', {
    itemListElement: crumbs.map(({ name, url }, index) => buildNestedEntity('ListItem', { position: index + 1, name, item: url })),
  });
}

/** An ordered list of pages, such as a product listing or the blog. */
export function buildItemListLd(items: readonly { name: string; url: string }[]): JsonLd {
  return buildEntity('ItemList', {
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => buildNestedEntity('ListItem', { position: index + 1, name, url })),
  });
}
