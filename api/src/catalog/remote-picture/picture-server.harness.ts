import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour = (response: ServerResponse) => void;

/** A supplier's server, from which the API fetches pictures. */
export class PictureServer {
  /** Paths that were requested, in order. */
  readonly requestedPaths: string[] = [];
  readonly #behaviours = new Map<string, Behaviour>();
  readonly #server = createServer(({ url = '' }, response) => {
    this.requestedPaths.push(url);
    const behave = this.#behaviours.get(url) ?? ((notFound) => void notFound.writeHead(404).end());
    behave(response);
  });

  static async start(): Promise<PictureServer> {
    const server = new PictureServer();
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  buildUrl(path: string, host = '127.0.0.1'): string {
    return `http://${host}:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  setBehaviour(path: string, behave: Behaviour): string {
    this.#behaviours.set(path, behave);
    return this.buildUrl(path);
  }

  /** Serves a file, by default with a generic content type. */
  serveFile(path: string, content: Buffer, type = 'application/octet-stream'): string {
    return this.setBehaviour(path, (response) => void response.writeHead(200, { 'content-type': type }).end(content));
  }

  failWith(path: string, status: number, headers: Record<string, string> = {}): string {
    return this.setBehaviour(path, (response) => void response.writeHead(status, headers).end());
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
