import sanitize from 'sanitize-html';

const globalAttributes = ['id', 'title', 'lang', 'dir'];

/**
 * Elements that an article may contain. The kit's `Prose` can show them all. None of them can run code, load another page or leave its
 * position in the layout.
 */
const policy: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'details', 'summary', 'img', 'div', 'section'],
    ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'small', 'span', 'strong'],
    ...['sub', 'sup', 'time', 'u', 'var'],
  ],
  allowedAttributes: {
    '*': globalAttributes,
    a: ['href', 'rel', 'target', 'download'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    details: ['open'],
    time: ['datetime'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // Without `rel`, the page in the new tab could control the shop's page.
    a: (tagName, attribs) => ({ tagName, attribs: attribs.target ? { ...attribs, rel: 'noopener noreferrer' } : attribs }),
  },
};

/** Removes everything executable from the HTML of an editor. It is called when HTML is saved, and again when it is read. */
export const sanitizeEditorHtml = (html: string): string => sanitize(html, policy);

/** Sanitises the HTML of an object when it is first read, because most operations do not select it. Returns the same object. */
export function sanitizeOnFirstRead<Key extends string, View extends Record<Key, string>>(view: View, key: Key): View {
  const html = view[key];
  let safeHtml: string | undefined;
  const get = () => {
    safeHtml ??= sanitizeEditorHtml(html);
    return safeHtml;
  };
  return Object.defineProperty(view, key, { enumerable: true, get });
}
