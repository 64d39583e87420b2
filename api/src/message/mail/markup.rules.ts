const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for an HTML element or a quoted HTML attribute. */
export const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** Escapes a URL for an HTML attribute. Mails may only link into the shop, so that they cannot be abused for phishing. */
export function escapeShopUrl(url: string, shopUrl: string): string {
  if (!url.startsWith(`${shopUrl}/`)) throw new Error('A mail may only link into the shop');
  return escapeText(url);
}

// A full stop or a comma after a URL belongs to the sentence.
const URL_PATTERN = /(https?:\/\/[^\s<>"']*[^\s<>"'.,:;!?)»])/;

/** Renders a text with its line breaks, and turns URLs of the shop into links. */
export const renderLinks = (text: string, shopUrl: string): string =>
  text
    .split(URL_PATTERN)
    .map((part) => (part.startsWith(`${shopUrl}/`) ? renderLink(escapeText(part), removeScheme(part)) : escapeText(part)))
    .join('')
    .replaceAll('\n', '<br>');

const renderLink = (href: string, label: string): string => `<a href="${href}" style="color:inherit">${escapeText(label)}</a>`;

const removeScheme = (url: string): string => url.replace(/^https?:\/\//, '');
