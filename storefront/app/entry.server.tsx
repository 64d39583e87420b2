import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { EmotionStream, wholePage } from './platform/render/emotion-stream.server.ts';
import { NonceContext } from './platform/render/nonce.ts';
import { type PageBody, pageAnswer } from './platform/render/page-answer.server.ts';
import { createStyleCache } from './platform/render/style-cache.ts';
import { visitContext } from './platform/visit.server.ts';

/** How long late boundaries may take; what is not there by then is rendered by the browser. */
export const streamTimeout = 5000;

/** What is there so soon after the shell goes with it: it needs no script to be seen, and is smaller than what is filled in later. */
const soonMs = 10;

function createRequestCache() {
  const cache = createStyleCache();
  cache.compat = true;
  return cache;
}

interface Page {
  routerContext: EntryContext;
  url: string;
  nonce: string;
  cache: EmotionCache;
}

/** Rendering a page, and nothing around it. */
export const renderPage = ({ routerContext, url, nonce, cache }: Page, options: RenderToPipeableStreamOptions) =>
  renderToPipeableStream(
    <NonceContext value={nonce}>
      <CacheProvider value={cache}>
        <ServerRouter context={routerContext} url={url} nonce={nonce} />
      </CacheProvider>
    </NonceContext>,
    // React would send whole sections after the shell, for a script to put in their places: what is there goes where it belongs.
    { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY, ...options },
  );

/** When a page goes out, once: whole if that is soon, or if a bot asks, which reads only what the first answer holds; else as it comes. */
function moment(waitsForAll: () => boolean, send: (isWhole: boolean) => void) {
  let soon: NodeJS.Timeout | undefined;
  let isOver = false;
  const go = (isWhole: boolean) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(soon);
    send(isWhole);
  };
  return {
    shellIsReady() {
      if (!waitsForAll()) soon = setTimeout(go, soonMs, false);
    },
    allIsReady: () => go(true),
    isLost() {
      isOver = true;
    },
  };
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
    let hasShell = false;
    const bodyOf = (isWhole: boolean): PageBody => {
      if (isWhole) clearTimeout(tooLong);
      return isWhole ? wholePage(pipe, cache) : pipe(new EmotionStream(cache).once('close', () => clearTimeout(tooLong)));
    };
    const page = moment(
      () => isbot(request.headers.get('user-agent')),
      (isWhole) => resolve(pageAnswer(bodyOf(isWhole), { status, headers })),
    );
    const { pipe, abort } = renderPage(
      { routerContext, url: request.url, nonce, cache },
      {
        onShellReady() {
          hasShell = true;
          page.shellIsReady();
        },
        onAllReady: page.allIsReady,
        onShellError(error) {
          page.isLost();
          reject(error);
        },
        onError(error) {
          // Before the shell the error reaches handleError; after it nobody else would hear of it.
          if (hasShell && !request.signal.aborted) logger.error({ err: error }, 'rendering failed after the shell was ready');
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
