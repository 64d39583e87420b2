import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { findFreePort } from '../support/free-port.js';

interface MultiSearchBody {
  queries: { filter: string[]; facets?: string[] }[];
}

type Behaviour = (response: ServerResponse, requestBody: MultiSearchBody) => unknown;

/** Id of the only product that the fake finds, whatever the query. */
export const fakeProductId = '01a1f861-0000-7000-8000-000000000002';

const buildFacetCounts = (facets: readonly string[]) =>
  Object.fromEntries(facets.map((facet) => [facet, facet === 'BRAND' ? { plotina: 1 } : {}]));
const buildResults = ({ queries }: MultiSearchBody) => ({
  results: queries.map(({ facets = [] }) => ({
    hits: [{ productId: fakeProductId }],
    totalHits: 1,
    facetDistribution: buildFacetCounts(facets),
  })),
});

const respondWithJson =
  (body: object): Behaviour =>
  (response) =>
    response.end(JSON.stringify(body));

/** Ways in which the server can respond. */
export const behaviours = {
  right: (response, requestBody) => response.end(JSON.stringify(buildResults(requestBody))),
  slow: () => undefined,
  slowBody: (response) => response.write('{"results":['),
  garbled: (response) => response.end('<html>not JSON'),
  cutShort: (response, requestBody) => response.end(JSON.stringify(buildResults(requestBody)).slice(0, 40)),
  empty: (response) => response.end(),
  otherJson: respondWithJson({ results: [{ hits: [{ id: 1 }], totalHits: 1 }] }),
  nothing: respondWithJson({ results: [] }),
  withoutCounts: (response, { queries }) =>
    respondWithJson({ results: queries.map(() => ({ hits: [], totalHits: 1 })) })(response, { queries }),
  failing: (response) => response.writeHead(500).end('{"message":"out of disk","code":"internal"}'),
  withoutIndex: (response) => response.writeHead(404).end('{"message":"no index","code":"index_not_found"}'),
  cutOff: (response) => response.socket?.destroy(),
} satisfies Record<string, Behaviour>;

/** An HTTP server that stands for Meilisearch, and responds as the test chooses. */
export class FakeMeilisearch {
  behave: Behaviour = behaviours.right;
  #server: Server | undefined;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens on the same port at every start. */
  async start(): Promise<void> {
    this.#port ||= await findFreePort();
    this.#server = createServer(async (incoming, response) => {
      const body = await text(incoming).catch(() => '');
      this.behave(response, body === '' ? { queries: [] } : JSON.parse(body));
    }).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    server?.close();
    if (server?.listening) await once(server, 'close');
  }
}
