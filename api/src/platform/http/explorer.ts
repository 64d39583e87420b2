import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { apiFolder } from '../../../prisma/api-folder.js';
import { varyBy } from './cache/cache-headers.js';

/** Folder into which Vite builds the files of explorer/. */
const BUILD_FOLDER = path.join(apiFolder, 'dist/explorer');
const FILES_PATH = '/graphql/explorer/';
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

// Allows the explorer's own files and the API only. Inline styles are allowed, because the editor measures lines with style attributes.
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the explorer at /graphql. Its files are held in memory by name, so that no path is built from a request. */
export function serveExplorer(fastify: FastifyInstance): void {
  const files = new Map(listFiles(BUILD_FOLDER).map((name) => [name, readFileSync(path.join(BUILD_FOLDER, name))]));
  const page = files.get('index.html');
  files.delete('index.html');
  if (!page) throw new Error('The explorer is not built: run `npm run build -w @meet/api`, or set EXPLORER=false');

  fastify.addHook('preHandler', (request, reply, done) => {
    if (request.routeOptions.url !== '/graphql' || request.method !== 'GET') return done();
    if (!isPageRequest(request.headers.accept)) return done();
    varyBy(reply, 'Accept');
    void reply
      .header('content-security-policy', CONTENT_SECURITY_POLICY)
      .header('cache-control', 'no-cache')
      .type(contentTypes['.html'] ?? '')
      .send(page);
  });

  fastify.get<{ Params: { '*': string } }>(`${FILES_PATH}*`, (request, reply) => {
    const name = request.params['*'];
    const file = files.get(name);
    if (!file) return reply.callNotFound();
    const type = contentTypes[path.extname(name)] ?? 'application/octet-stream';
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(file);
  });
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));

const isPageRequest = (accept: string | undefined): boolean => /^text\/html\b/.test(accept ?? '');
