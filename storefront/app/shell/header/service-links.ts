import { buildInfoLinks } from '../../content/info/info-pages.ts';

/** Links to pages about the shop, shown above the header and below the categories in the phone menu. */
export const serviceLinks = buildInfoLinks('/info/appspromo', '/delivery', '/loyalty', '/info/faq', '/blog', '/info/contacts');
