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
  /** The body as the server has sent it, perhaps compressed. */
  body: Buffer;
}

export interface Connections {
  /** The pool of connections; false opens a new connection for each request. */
  agent: Agent | false;
  port: number;
  host?: string;
}

/** A reused connection ended before the first byte of the response, so the server may not have received the request. */
class StaleConnectionError extends Error {
  override readonly name = 'StaleConnectionError';
  readonly code: string;

  constructor(cause: NodeJS.ErrnoException) {
    super(cause.message, { cause });
    this.code = cause.code ?? cause.message;
  }
}

/** Sends a request and resolves when the whole response has arrived. Rejects with StaleConnectionError if the request may be sent again. */
export function send(
  { agent, port, host = '127.0.0.1' }: Connections,
  { method, path, headers, body }: HttpRequest,
  signal?: AbortSignal,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const lengthHeader = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { agent, host, port, method, path, headers: { ...headers, ...lengthHeader }, ...(signal && { signal }) };
    const sentRequest = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    let bytesReadBefore = 0;
    sentRequest.on('socket', ({ bytesRead }) => {
      bytesReadBefore = bytesRead;
    });
    sentRequest.on('error', (error) => {
      const isStale = sentRequest.reusedSocket && sentRequest.socket?.bytesRead === bytesReadBefore && !signal?.aborted;
      reject(isStale ? new StaleConnectionError(error) : error);
    });
    sentRequest.end(body);
  });
}

interface BrowserOptions {
  signal: AbortSignal;
  /** Called when the request is sent for the second time. */
  onResend: () => void;
}

/**
 * Sends a request as a browser does: if the server may not have received the request, it is sent once more on a new connection, whatever
 * its method. RFC 9110, 9.2.2 allows that for idempotent methods; Chromium, Firefox and nginx do it for POST too.
 */
export async function sendLikeBrowser(
  connections: Connections,
  request: HttpRequest,
  { signal, onResend }: BrowserOptions,
): Promise<HttpResponse> {
  try {
    return await send(connections, request, signal);
  } catch (error) {
    if (!(error instanceof StaleConnectionError)) throw error;
    onResend();
    return send({ ...connections, agent: false }, request, signal);
  }
}

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

/** Decompresses a body as its Content-Encoding says, and returns its text. */
export function decodeBody({ headers, body }: HttpResponse): string {
  return (decoders[headers['content-encoding'] ?? 'identity']?.(body) ?? body).toString();
}
