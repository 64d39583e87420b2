import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { Interrupted } from './catalog-import.rules.js';

const BUFFER = 2 ** 18;

/**
 * The body of a request as it arrives. A reader that is slow makes the client wait. It ends with an error when the connection breaks, when
 * the client sends nothing for `idleMs`, or with the reason of the signal. The connection stays open then, so that the client gets
 * a response.
 */
export function readBody(request: IncomingMessage, signal: AbortSignal, idleMs: number): AsyncIterable<Buffer> {
  const body = new PassThrough({ highWaterMark: BUFFER });
  const end = (error: unknown) => body.destroy(error instanceof Error ? error : new Error(String(error)));
  const aborted = () => end(signal.reason);
  const handleClose = () => request.complete || end(new Interrupted('CONNECTION_LOST'));
  let before = request.socket.bytesRead;
  const watch = setInterval(() => {
    const { bytesRead } = request.socket;
    if (bytesRead === before && body.readableLength === 0) end(new Interrupted('IDLE'));
    before = bytesRead;
  }, idleMs);
  signal.addEventListener('abort', aborted, { once: true });
  // The reader gets the error. Without a listener an error before the first read would end the process.
  body.on('error', () => undefined);
  request.on('error', handleClose).on('close', handleClose);
  body.once('close', () => {
    clearInterval(watch);
    signal.removeEventListener('abort', aborted);
    request.unpipe(body);
    request.resume();
  });
  if (signal.aborted) aborted();
  else if (request.destroyed) handleClose();
  else request.pipe(body);
  return body;
}
