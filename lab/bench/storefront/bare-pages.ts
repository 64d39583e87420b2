// Baseline of the storefront for `npm run lab -- bench`: plain Node that fetches each page once from the storefront and then sends those
// bytes from memory, in the encoding that the storefront chose. `node bare-pages.ts <port> <storefront>`.

import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { formatBenchMetrics, obeySupervisor } from '../bench-process.ts';

const [port, storefront] = process.argv.slice(2);

interface Page {
  headers: Record<string, string | number>;
  body: Buffer;
}

const pages = new Map<string, Promise<Page>>();

/** Fetches a page without decoding it. */
async function fetchPage(path: string, { host: _host, ...headers }: IncomingHttpHeaders): Promise<Page> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(new URL(path, storefront), { headers }, resolve).on('error', reject).end();
  });
  if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`);
  const body = await buffer(response);
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = response.headers;
  return { headers: { 'content-type': type, 'content-encoding': encoding, 'content-length': body.length }, body };
}

async function createPage({ url = '/', headers }: IncomingMessage): Promise<Page> {
  if (url === '/metrics') return { headers: { 'content-type': 'text/plain' }, body: Buffer.from(formatBenchMetrics()) };
  const key = `${headers['accept-encoding']} ${url}`;
  const cachedPage = pages.get(key);
  if (cachedPage) return cachedPage;
  const page = fetchPage(url, headers);
  pages.set(key, page);
  // A failed page is fetched again at the next request.
  page.catch(() => pages.delete(key));
  return page;
}

const server = createServer((request, response) => {
  createPage(request).then(
    ({ headers, body }) => response.writeHead(200, headers).end(body),
    (error: Error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack),
  );
});

server.listen(Number(port), '127.0.0.1', obeySupervisor);
