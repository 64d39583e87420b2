import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { ImportInterruptedError } from './catalog-import.rules.js';

const BUFFER_SIZE = 2 ** 18;

/**
 * Returns the body of a request as it arrives. The client is slowed down to the speed of the reader. The body ends with an error when the
 * connection breaks or when the client sends nothing for `idleMs`, and with the reason of the signal when the signal is aborted. The
 * connection stays open, so that the client gets a response.
 */
export function readBody(request: IncomingMessage, signal: AbortSignal, idleMs: number): AsyncIterable<Buffer> {
  const body = new PassThrough({ highWaterMark: BUFFER_SIZE });
  const end = (error: unknown) => body.destroy(error instanceof Error ? error : new Error(String(error)));
  const handleAbort = () => end(signal.reason);
  const handleClose = () => request.complete || end(new ImportInterruptedError('CONNECTION_LOST'));
  let previousBytes = request.socket.bytesRead;
  const idleTimer = setInterval(() => {
    const { bytesRead } = request.socket;
    if (bytesRead === previousBytes && body.readableLength === 0) end(new ImportInterruptedError('IDLE'));
    previousBytes = bytesRead;
  }, idleMs);
  signal.addEventListener('abort', handleAbort, { once: true });
  // The reader gets the error. Without a listener an error before the first read would end the process.
  body.on('error', () => undefined);
  request.on('error', handleClose).on('close', handleClose);
  body.once('close', () => {
    clearInterval(idleTimer);
    signal.removeEventListener('abort', handleAbort);
    request.unpipe(body);
    request.resume();
  });
  if (signal.aborted) handleAbort();
  else if (request.destroyed) handleClose();
  else request.pipe(body);
  return body;
}
