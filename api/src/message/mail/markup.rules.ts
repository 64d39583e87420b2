const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it stands in an element or a quoted attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** An address for an attribute. A letter links into the shop only, so that nobody can send strangers elsewhere in its name. */
export function shopAddress(url: string, shop: string): string {
  if (!url.startsWith(`${shop}/`)) throw new Error('A letter may only link into the shop');
  return escaped(url);
}

// A full stop or a comma after an address belongs to the sentence.
const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,:;!?)»])/;

/** Text with its line ends, and with the addresses of the shop as links. */
export const linked = (text: string, shop: string): string =>
  text
    .split(ADDRESS)
    .map((part) => (part.startsWith(`${shop}/`) ? renderLink(escaped(part), withoutScheme(part)) : escaped(part)))
    .join('')
    .replaceAll('\n', '<br>');

const renderLink = (address: string, label: string): string => `<a href="${address}" style="color:inherit">${escaped(label)}</a>`;

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '');
