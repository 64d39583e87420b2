const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&apos;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (character) => escapes[character] ?? character);

interface SitemapEntry {
  address: string;
  updatedAt: string;
}

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const formatBody = ({ address, updatedAt }: SitemapEntry) => `<loc>${escapeXml(address)}</loc><lastmod>${updatedAt}</lastmod>`;

export const indexXml = {
  opening: `${xmlDeclaration}<sitemapindex ${namespace}>\n`,
  formatEntry: (part: SitemapEntry) => `<sitemap>${formatBody(part)}</sitemap>\n`,
  closing: '</sitemapindex>\n',
};

export const partXml = {
  opening: `${xmlDeclaration}<urlset ${namespace}>\n`,
  formatEntry: (page: SitemapEntry) => `<url>${formatBody(page)}</url>\n`,
  closing: '</urlset>\n',
};
