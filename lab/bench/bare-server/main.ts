// Baseline for `npm run lab -- bench`: Node, pg and handwritten SQL that return the same JSON as the API. The server validates nothing,
// logs nothing, treats every client as a guest, and responds to every error with 500. `node main.ts <port> <database url> <connections>`.
//
// The API's cost is measured against these sources, which are as short as handwritten SQL allows. Change a page only when the API's
// response changes, so that runs remain comparable.

import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { formatBenchMetrics, obeySupervisor } from '../bench-process.ts';
import { buildCardsPage, listingTables } from './cards-page.sql.ts';
import type { ListingDto } from './listed.sql.ts';
import { buildListingPage } from './listing-page.sql.ts';
import { createPurchaseOperations } from './purchase.ts';
import { buildStatement } from './statement.ts';
import { buildSearchCondition, buildSuggestions, textTable } from './text-search.sql.ts';
import { offersPageSql, productTable, unitsPageSql } from './units-page.sql.ts';

const [port, connectionString, maxConnections] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: Number(maxConnections) });

/** Returns the JSON text as PostgreSQL built it, without parsing. */
async function queryJson(query: pg.QueryConfig): Promise<string> {
  const { rows } = await pool.query<{ data: string }>(query);
  return rows[0]?.data ?? 'null';
}

async function readListing(body: string): Promise<string> {
  const { dto } = JSON.parse(body) as { dto: ListingDto };
  return `{"filteredProducts":${await queryJson(buildListingPage({ dto, defaultLimit: 24 }))}}`;
}

/** Returns the hits of a search with all filters and counts, without suggestions. */
async function searchHits(body: string): Promise<string> {
  const { dto } = JSON.parse(body) as { dto: ListingDto & { query: string } };
  const listing = buildListingPage({ dto, defaultLimit: 8, buildExtraCondition: buildSearchCondition(dto.query) });
  return `{"searchFilteredProducts":${await queryJson(listing)}}`;
}

async function searchProducts(body: string): Promise<string> {
  const { dto } = JSON.parse(body) as { dto: ListingDto & { query: string } };
  const listing = buildListingPage({ dto, defaultLimit: 8, buildExtraCondition: buildSearchCondition(dto.query) });
  const [listingJson, suggestionsJson] = await Promise.all([queryJson(listing), queryJson(buildSuggestions(dto.query))]);
  return `{"searchFilteredProducts":{"suggestions":${suggestionsJson},${listingJson.slice(listingJson.indexOf('{') + 1)}}`;
}

async function readCards(body: string): Promise<string> {
  const { dto } = JSON.parse(body) as { dto: ListingDto };
  return `{"filteredProducts":${await queryJson(buildCardsPage(dto))}}`;
}

const readProduct =
  (text: string) =>
  async (body: string): Promise<string> => {
    const { slug } = JSON.parse(body) as { slug: string };
    return queryJson(buildStatement(text, [slug]));
  };

const operations: Record<string, (body: string) => Promise<string>> = {
  '/empty': async () => '{"__typename":"Query"}',
  '/cards': readCards,
  '/filtered': readListing,
  '/search': searchProducts,
  '/hits': searchHits,
  '/units': readProduct(unitsPageSql),
  '/offers': readProduct(offersPageSql),
  ...createPurchaseOperations(pool),
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function respondTo(request: IncomingMessage): Promise<{ status: number; type: string; body: string }> {
  if (request.url === '/metrics') return { status: 200, type: 'text/plain', body: formatBenchMetrics() };
  const operation = operations[request.url ?? ''];
  if (!operation) return { status: 404, type: 'text/plain', body: '' };
  const data = await operation(await readBody(request));
  return { status: 200, type: 'application/json; charset=utf-8', body: `{"data":${data}}` };
}

const server = createServer((request, response) => {
  respondTo(request).then(
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
