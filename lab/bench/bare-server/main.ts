// Baseline for `npm run lab -- bench`: Node, pg and handwritten SQL that return the same JSON as the API. It validates nothing, logs
// nothing, treats every client as a guest, and answers every error with 500. `node main.ts <port> <database url> <connections>`.
//
// The API's cost is measured against these sources. They are as spare as handwritten SQL allows. Change a page only when the API's answer
// changes, so that runs remain comparable.

import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { metrics, obeySupervisor } from '../api/bench-metrics.ts';
import { cardsPage, listingTables } from './cards-page.sql.ts';
import type { ListingDto } from './listed.sql.ts';
import { listingPage } from './listing-page.sql.ts';
import { purchaseOperations } from './purchase.ts';
import { statement } from './statement.ts';
import { foundBy, suggestions, textTable } from './text-search.sql.ts';
import { offersPageText, productTable, unitsPageText } from './units-page.sql.ts';

const [port, connectionString, max] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: Number(max) });

/** Returns the JSON text as PostgreSQL built it, without parsing. */
async function json(query: pg.QueryConfig): Promise<string> {
  const { rows } = await pool.query<{ data: string }>(query);
  return rows[0]?.data ?? 'null';
}

async function readListing(body: string): Promise<string> {
  const { dto } = JSON.parse(body) as { dto: ListingDto };
  return `{"filteredProducts":${await json(listingPage({ dto, defaultLimit: 24 }))}}`;
}

/** Hits without suggestions. */
async function hits(body: string): Promise<string> {
  const { dto } = JSON.parse(body) as { dto: ListingDto & { query: string } };
  const listing = listingPage({ dto, defaultLimit: 8, limitedBy: foundBy(dto.query) });
  return `{"searchFilteredProducts":${await json(listing)}}`;
}

async function search(body: string): Promise<string> {
  const { dto } = JSON.parse(body) as { dto: ListingDto & { query: string } };
  const listing = listingPage({ dto, defaultLimit: 8, limitedBy: foundBy(dto.query) });
  const [found, names] = await Promise.all([json(listing), json(suggestions(dto.query))]);
  return `{"searchFilteredProducts":{"suggestions":${names},${found.slice(found.indexOf('{') + 1)}}`;
}

async function cards(body: string): Promise<string> {
  const { dto } = JSON.parse(body) as { dto: ListingDto };
  return `{"filteredProducts":${await json(cardsPage(dto))}}`;
}

const readProduct =
  (text: string) =>
  async (body: string): Promise<string> => {
    const { slug } = JSON.parse(body) as { slug: string };
    return json(statement(text, [slug]));
  };

const operations: Record<string, (body: string) => Promise<string>> = {
  '/empty': async () => '{"__typename":"Query"}',
  '/cards': cards,
  '/filtered': readListing,
  '/search': search,
  '/hits': hits,
  '/units': readProduct(unitsPageText),
  '/offers': readProduct(offersPageText),
  ...purchaseOperations(pool),
};

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function result(request: IncomingMessage): Promise<{ status: number; type: string; body: string }> {
  if (request.url === '/metrics') return { status: 200, type: 'text/plain', body: metrics() };
  const operation = operations[request.url ?? ''];
  if (!operation) return { status: 404, type: 'text/plain', body: '' };
  const data = await operation(await readBody(request));
  return { status: 200, type: 'application/json; charset=utf-8', body: `{"data":${data}}` };
}

const server = createServer((request, response) => {
  result(request).then(
    ({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
      response.end(body);
    },
    (error: Error) => {
      response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(error.stack);
    },
  );
});

for (const text of [textTable, listingTables, productTable]) await pool.query(text);
server.listen(Number(port), '127.0.0.1', obeySupervisor);
