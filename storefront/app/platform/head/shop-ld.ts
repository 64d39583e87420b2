import { entity, type JsonLd, part } from './json-ld.ts';

interface OrganizationEntity {
  /** Absolute URL of the shop. */
  url: string;
  /** The shop's pages on other sites. */
  sameAs: readonly string[];
}

export function organizationLd({ url, sameAs }: OrganizationEntity): JsonLd {
  return entity('Organization', { name: 'Meet', url, logo: new URL('/icon-512.png', url).href, sameAs: [...sameAs] });
}

/** The shop as a searchable site. */
export function websiteLd(url: string): JsonLd {
  const template = `${new URL('/search', url).href}?query={search_term_string}`;
  return entity('WebSite', {
    name: 'Meet',
    url,
    inLanguage: 'ru',
    potentialAction: { ...part('SearchAction', { target: template }), 'query-input': 'required name=search_term_string' },
  });
}
