import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

/** A request to a server on this machine. */
export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The sent body, perhaps compressed. */
  body: Buffer;
}

/** The connections to a server. */
export interface Connections {
  agent: Agent;
  port: number;
  host?: string;
}

/** Sends a request and resolves when the whole response has arrived. */
export function send(
  { agent, port, host = '127.0.0.1' }: Connections,
  { method, path, headers, body }: HttpRequest,
  signal?: AbortSignal,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { agent, host, port, method, path, headers: { ...headers, ...length }, ...(signal && { signal }) };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

/** Returns the text of a body, decompressed. */
export function decodeBody({ headers, body }: HttpResponse): string {
  return (decoders[headers['content-encoding'] ?? 'identity']?.(body) ?? body).toString();
}
