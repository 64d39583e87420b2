import { randomInt } from 'node:crypto';
import { type BoundFunctions, type queries, within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import { shop } from '../shop/harness.ts';
import { CookieJar } from './cookie-jar.ts';
import { buildFormRequest } from './form-request.ts';
import { insertStreamedParts } from './streamed-parts.ts';

// The user agent of a browser, because pages for bots are not streamed.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const maxRedirects = 10;
/** Time limit of a response, shorter than the timeout of a test, so that a failure names the request that had none. */
const timeoutMs = 100_000;

/** Queries of testing-library, bound to a part of the page. */
export type Queries = BoundFunctions<typeof queries>;

interface PageRequest {
  method?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
}

/**
 * A visitor of the shop whose browser has no JavaScript: opens pages over HTTP, follows links and submits forms, and keeps cookies. Unlike
 * in a browser, parts that were streamed after the page are in position.
 */
export class Visitor {
  readonly cookies: CookieJar;
  readonly #headers: Record<string, string>;
  #page: { response: Response; url: URL; html: string } | undefined;
  /** The opened page, parsed only when a test needs it, and its main part. */
  #parsed: { document: Document; main?: Queries } | undefined;

  /** Each visitor has their own IP address, so that limits by IP address do not apply across tests. */
  constructor(
    readonly origin: string = shop().storefront,
    cookies: CookieJar = new CookieJar(),
  ) {
    this.cookies = cookies;
    this.#headers = {
      'user-agent': userAgent,
      'accept-language': 'ru-RU',
      // By default Node would ask for compressed pages: 2 ms for the storefront and as much for the test.
      'accept-encoding': 'identity',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
    };
  }

  /** Returns a visitor with the same cookies: a second device in the session. */
  copy(): Visitor {
    return new Visitor(this.origin, this.cookies.copy());
  }

  /** Sends one request with the visitor's cookies, without following a redirect. */
  async request(path: string, { method = 'GET', body, headers = {} }: PageRequest = {}): Promise<Response> {
    const cookie = this.cookies.header();
    const response = await fetch(new URL(path, this.origin), {
      method,
      redirect: 'manual',
      headers: { ...this.#headers, ...(cookie && { cookie }), ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    });
    this.cookies.store(response.headers.getSetCookie());
    return response;
  }

  /** Opens a page, through any redirects. */
  async open(path: string, request: PageRequest = {}): Promise<this> {
    let response = await this.request(path, { ...request, headers: { accept: 'text/html', ...request.headers } });
    let url = new URL(path, this.origin);
    for (let redirects = 0; response.status >= 300 && response.status < 400; redirects += 1) {
      if (redirects === maxRedirects) throw new Error(`${path} redirects without end`);
      await response.body?.cancel();
      url = new URL(response.headers.get('location') ?? '', url);
      if (url.origin !== this.origin) throw new Error(`${path} redirects to another origin: ${url}`);
      response = await this.request(url.pathname + url.search, { headers: { accept: 'text/html' } });
    }
    this.#page = { response, url, html: await response.text() };
    this.#parsed = undefined;
    return this;
  }

  async follow(link: HTMLElement): Promise<this> {
    const href = link.getAttribute('href');
    if (href === null) throw new Error(`not a link: ${link.outerHTML.slice(0, 200)}`);
    const { pathname, search } = new URL(href, this.url);
    return this.open(pathname + search);
  }

  /**
   * Submits the form of a button, as a browser does. Forms that arrive within two seconds after their page are rejected as a robot's;
   * unless the visitor `isHasty`, the form says that its page was loaded earlier.
   */
  async press(
    button: HTMLElement,
    { isHasty = false, files = {} }: { isHasty?: boolean; files?: Record<string, File[]> } = {},
  ): Promise<this> {
    const { action, ...request } = buildFormRequest(button, { isHasty, files });
    const headers = { origin: this.origin, 'sec-fetch-site': 'same-origin', referer: this.url.href };
    return this.open(action, request.method === 'GET' ? {} : { ...request, headers });
  }

  /** Calls the API as the visitor's browser would. */
  async query<Data>(query: string, variables: object = {}): Promise<Data> {
    const response = await this.request('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query, variables }),
      headers: { 'content-type': 'application/json', 'x-meet-browser': '1' },
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  get #opened() {
    if (!this.#page) throw new Error('the visitor has not opened a page');
    return this.#page;
  }

  get #content() {
    this.#parsed ??= { document: parsePage(this.#opened) };
    return this.#parsed;
  }

  get document(): Document {
    return this.#content.document;
  }

  get url(): URL {
    return this.#opened.url;
  }

  /** Path and query of the page. */
  get path(): string {
    return this.url.pathname + this.url.search;
  }

  get html(): string {
    return this.#opened.html;
  }

  get status(): number {
    return this.#opened.response.status;
  }

  get headers(): Headers {
    return this.#opened.response.headers;
  }

  /** Queries of the whole page. */
  get page(): Queries {
    return within(this.document.body);
  }

  /** Queries of the page's main part, without header and footer. */
  get main(): Queries {
    this.#content.main ??= within(this.page.getByRole('main'));
    return this.#content.main;
  }
}

/** Attributes on which an element's display depends where a page has no style sheets. */
const stylingAttributes = ['hidden', 'open', 'style', 'type'];
/** Computed styles, by tag and styling attributes of the element. */
const stylesByKind = new Map<string, CSSStyleDeclaration>();

function parsePage({ html, url }: { html: string; url: URL }): Document {
  // Leaves out style sheets, because jsdom would compute the styles of every element that a query by role meets.
  const { window } = new JSDOM(html.replaceAll(/<style[\s\S]*?<\/style>/g, ''), { url: url.href });
  const computeStyle = window.getComputedStyle.bind(window);
  // A query by role asks for the styles of hundreds of elements, and jsdom matches each with its whole default sheet.
  window.getComputedStyle = (element) => {
    const kind = [element.localName, ...stylingAttributes.map((name) => element.getAttribute(name))].join('|');
    const style = stylesByKind.get(kind) ?? computeStyle(element);
    stylesByKind.set(kind, style);
    return style;
  };
  insertStreamedParts(window.document);
  return window.document;
}

/** Opens a page as a new visitor. */
export const visit = (path: string): Promise<Visitor> => new Visitor().open(path);

/** Types into a text field, or chooses an option of a select. */
export function fill(field: HTMLElement, value: string): void {
  const { HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement } = findWindow(field);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
  else if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find(({ text, value: key }) => text === value || key === value);
    if (!option) throw new Error(`there is no option ${value}`);
    option.selected = true;
  } else throw new Error(`not a field: ${field.outerHTML.slice(0, 200)}`);
}

/** Ticks a checkbox or chooses a radio button. */
export function check(field: HTMLElement, isChecked = true): void {
  const { HTMLInputElement } = findWindow(field);
  if (!(field instanceof HTMLInputElement)) throw new Error(`not a checkbox: ${field.outerHTML.slice(0, 200)}`);
  field.checked = isChecked;
}

function findWindow({ ownerDocument }: HTMLElement) {
  if (!ownerDocument.defaultView) throw new Error('the document has no window');
  return ownerDocument.defaultView;
}
