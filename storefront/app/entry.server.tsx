import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { EmotionStream } from './platform/emotion-stream.server.ts';
import { NonceContext } from './platform/nonce.ts';
import { visitContext } from './platform/visit.server.ts';

/** How long late boundaries may take; what is not there by then is rendered by the browser. */
export const streamTimeout = 5000;

function createRequestCache() {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { nonce, logger } = context.get(visitContext);
  const cache = createRequestCache();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Promise<Response>((resolve, reject) => {
    let shellIsSent = false;
    const answer = () => {
      shellIsSent = true;
      const body = new EmotionStream(cache).once('close', () => clearTimeout(tooLong));
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    // Bots read only what the first answer holds, so they get all of it.
    const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <CacheProvider value={cache}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </CacheProvider>
      </NonceContext>,
      {
        nonce,
        [ready]: answer,
        onShellError: reject,
        onError(error) {
          // Before the shell the error reaches handleError; after it nobody else would hear of it.
          if (shellIsSent && !request.signal.aborted) logger.error({ err: error }, 'rendering failed after the shell was sent');
        },
      },
    );
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true });
    const tooLong = setTimeout(abort, streamTimeout + 1000);
  });
}

export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(visitContext).logger.error({ err: error }, 'the page failed');
}
