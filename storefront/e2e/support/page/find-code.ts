import { createHash } from 'node:crypto';
import type { Visitor } from './visitor.ts';

/** Attributes with URLs that a browser may load, open or run. */
const addressAttributes = [
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
const codeScheme = /(?:^|[,=(])(?:javascript:|vbscript:|data:text|data:,)/i;

const isFrame = (element: Element): boolean => element.matches('iframe, frame, object, embed');

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Whether a script is not the shop's. The shop's scripts have the nonce of the page. On a page that guests share, the policy lists the
 * hashes of the inline scripts instead, and the other scripts are files of the build. Structured data is not executed.
 */
function isForeignScript(element: Element, policy: string): boolean {
  if (!element.matches('script:not([type="application/ld+json"])')) return false;
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (nonce) return element.getAttribute('nonce') !== nonce;
  const isOfBuild = element.getAttribute('src')?.startsWith('/assets/') ?? policy.includes(`'sha256-${hash(element.textContent ?? '')}'`);
  return !isOfBuild;
}

const isCode = ({ name, value }: Attr): boolean =>
  name.startsWith('on') ||
  (addressAttributes.includes(name) && codeScheme.test(value.replaceAll(invisible, ''))) ||
  value.includes('expression(');

/**
 * Lists what in a page could run code that is not the shop's: scripts that its policy does not name, handlers, URLs with code, and frames.
 */
export function findCode({ document, headers }: Pick<Visitor, 'document' | 'headers'>): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  const findings: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    if (isFrame(element) || isForeignScript(element, policy)) findings.push(element.outerHTML.slice(0, 200));
    for (const attribute of element.attributes)
      if (isCode(attribute)) findings.push(`${element.tagName.toLowerCase()} ${attribute.name}=${attribute.value}`);
  }
  return findings;
}
