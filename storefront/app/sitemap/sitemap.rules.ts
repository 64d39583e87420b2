/** Stretches of the API that make one part: ten thousand addresses, of the fifty thousand that a part may have. */
export const stretchesOfPart = 10;

/** How long an answer is kept by who asked. */
export const keptSeconds = 600;

/** The part with the pages that are no entries of the API. */
export const shopPart = 'shop';
const firstPart = 'start';

/** Pages of the shop itself; their date is that of the newest thing in it. */
export const shopPaths = ['/', '/catalog', '/blog', '/info/faq', '/sitemap'];

const cursorOfPart = /^([A-Z]+)\.([\w-]+)$/;

/** Where a part begins, as its file is called; a cursor's colon would have to be escaped there. */
export const partName = (after: string | null): string => (after === null ? firstPart : after.replace(':', '.'));

/** The cursor that a file name stands for, null at the beginning; undefined of a name that is none. */
export function cursorOf(name: string): string | null | undefined {
  if (name === firstPart) return null;
  const [, kind, slug] = cursorOfPart.exec(name) ?? [];
  return kind && slug ? `${kind}:${slug}` : undefined;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&apos;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>'"]/g, (sign) => escapes[sign] ?? sign);

interface Dated {
  address: string;
  updatedAt: string;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const body = ({ address, updatedAt }: Dated) => `<loc>${escaped(address)}</loc><lastmod>${updatedAt}</lastmod>`;

export const indexXml = {
  open: `${head}<sitemapindex ${namespace}>\n`,
  entry: (part: Dated) => `<sitemap>${body(part)}</sitemap>\n`,
  close: '</sitemapindex>\n',
};

export const partXml = {
  open: `${head}<urlset ${namespace}>\n`,
  entry: (page: Dated) => `<url>${body(page)}</url>\n`,
  close: '</urlset>\n',
};

/** ISO dates sort as text. */
export const newest = (dates: readonly string[]): string => dates.reduce((latest, date) => (date > latest ? date : latest), '');
