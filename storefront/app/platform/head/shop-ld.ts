import { type JsonLd, part, thing } from './json-ld.ts';

interface OrganizationThing {
  /** Absolute address of the shop. */
  url: string;
  telephone?: string | undefined;
  email?: string | undefined;
  /** Its pages elsewhere. */
  sameAs?: readonly string[];
}

export function organizationLd({ url, telephone, email, sameAs = [] }: OrganizationThing): JsonLd {
  return thing('Organization', { name: 'Meet', url, logo: new URL('/icon-512.png', url).href, telephone, email, sameAs: [...sameAs] });
}

/** The shop as a site that can be searched. */
export function websiteLd(url: string): JsonLd {
  const template = `${new URL('/search', url).href}?query={search_term_string}`;
  return thing('WebSite', {
    name: 'Meet',
    url,
    inLanguage: 'ru',
    potentialAction: { ...part('SearchAction', { target: template }), 'query-input': 'required name=search_term_string' },
  });
}
