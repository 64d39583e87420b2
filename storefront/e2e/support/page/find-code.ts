import type { Visitor } from './visitor.ts';

/** Attributes with addresses that a browser may load, open or run. */
const addresses = [
  'href',
  'xlink:href',
  'src',
  'srcset',
  'srcdoc',
  'data',
  'action',
  'formaction',
  'background',
  'poster',
  'to',
  'content',
];

/** Browsers ignore spaces and control characters in a scheme. */
const invisible = /[\p{Cc}\s]/gu;
const runs = /(?:^|[,=(])(?:javascript:|vbscript:|data:text|data:,)/i;

const isFrame = (element: Element): boolean => element.matches('iframe, frame, object, embed');

/** Scripts of the shop have the nonce of the page. Structured data does not run. */
const isForeignScript = (element: Element, nonce: string | undefined): boolean =>
  element.matches('script:not([type="application/ld+json"])') && element.getAttribute('nonce') !== nonce;

const isCode = ({ name, value }: Attr): boolean =>
  name.startsWith('on') || (addresses.includes(name) && runs.test(value.replaceAll(invisible, ''))) || value.includes('expression(');

/** Lists what in a page could run code that is not the shop's: scripts without its nonce, handlers, addresses with code, and frames. */
export function findCode({ document, headers }: Pick<Visitor, 'document' | 'headers'>): string[] {
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    if (isFrame(element) || isForeignScript(element, nonce)) found.push(element.outerHTML.slice(0, 200));
    for (const attribute of element.attributes)
      if (isCode(attribute)) found.push(`${element.tagName.toLowerCase()} ${attribute.name}=${attribute.value}`);
  }
  return found;
}
