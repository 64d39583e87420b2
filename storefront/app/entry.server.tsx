import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { renderFilters } from './catalog/listing/filter/render-filters.server.tsx';
import type { ListingData } from './catalog/listing/listing.server.ts';
import { EmotionStream, renderWholePage } from './platform/render/emotion-stream.server.ts';
import { NonceContext } from './platform/render/nonce.ts';
import { createPageResponse, type PageBody } from './platform/render/page-response.server.ts';
import { type PrerenderedParts, PrerenderedPartsContext } from './platform/render/prerendered-parts.ts';
import { waitForRenderSlot } from './platform/render/render-slot.server.ts';
import { createPageStyleCache } from './platform/render/style-cache.ts';
import { visitContext } from './platform/visit.server.ts';
import { renderMenu } from './shell/header/render-menu.server.tsx';
import type { ShellData } from './shell/shell-data.ts';

/** Time limit for streaming Suspense boundaries. The browser renders the boundaries that are still pending after this time. */
export const streamTimeout = 5000;

/**
 * Suspense boundaries that resolve this soon after the shell are sent together with it. They are then visible without JavaScript, and the
 * page is smaller.
 */
const wholePageGraceMs = 10;

interface PageRendering {
  routerContext: EntryContext;
  url: string;
  nonce: string;
  cache: EmotionCache;
}

function prerenderParts({ staticHandlerContext: { loaderData } }: EntryContext, url: string): PrerenderedParts {
  const { directories = [] }: Partial<ShellData> = loaderData.root ?? {};
  const listingData: ListingData | undefined = loaderData.catalog ?? loaderData['catalog-within'];
  return {
    menu: directories.length > 0 ? renderMenu(directories, new URL(url).pathname) : undefined,
    filters: listingData && renderFilters(listingData),
  };
}

/** Renders a page. The benchmark calls it directly. */
export const renderPage = ({ routerContext, url, nonce, cache }: PageRendering, options: RenderToPipeableStreamOptions) =>
  renderToPipeableStream(
    <NonceContext value={nonce}>
      <CacheProvider value={cache}>
        <PrerenderedPartsContext value={prerenderParts(routerContext, url)}>
          <ServerRouter context={routerContext} url={url} nonce={nonce} />
        </PrerenderedPartsContext>
      </CacheProvider>
    </NonceContext>,
    // With a finite chunk size, React sends large finished sections after the shell and moves them into place by script.
    { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY, ...options },
  );

/**
 * Decides when to send a page. It is sent as a whole if it is ready soon, or if a bot has requested it, because bots do not run the
 * streaming scripts. Other pages are streamed.
 */
function createPageSender(mustSendWhole: () => boolean, send: (isWhole: boolean) => void) {
  let graceTimer: NodeJS.Timeout | undefined;
  let isDone = false;
  const sendOnce = (isWhole: boolean) => {
    if (isDone) return;
    isDone = true;
    clearTimeout(graceTimer);
    send(isWhole);
  };
  return {
    handleShellReady() {
      if (!mustSendWhole()) graceTimer = setTimeout(sendOnce, wholePageGraceMs, false);
    },
    handleAllReady: () => sendOnce(true),
    cancel() {
      isDone = true;
    },
  };
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const visit = context.get(visitContext);
  const { nonce, logger } = visit;
  const cache = createPageStyleCache();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  await waitForRenderSlot();
  request.signal.throwIfAborted();
  return new Promise<Response>((resolve, reject) => {
    let hasShell = false;
    const createBody = (isWhole: boolean): PageBody => {
      if (isWhole) clearTimeout(abortTimer);
      return isWhole ? renderWholePage(pipe, cache) : pipe(new EmotionStream(cache).once('close', () => clearTimeout(abortTimer)));
    };
    const sender = createPageSender(
      () => isbot(request.headers.get('user-agent')),
      (isWhole) => resolve(createPageResponse(createBody(isWhole), { status, headers })),
    );
    const { pipe, abort } = renderPage(
      { routerContext, url: request.url, nonce, cache },
      {
        onShellReady() {
          hasShell = true;
          sender.handleShellReady();
        },
        onAllReady: sender.handleAllReady,
        onShellError(error) {
          sender.cancel();
          reject(error);
        },
        onError(error) {
          visit.freshUntil = Number.NEGATIVE_INFINITY;
          // Errors before the shell reach handleError. Later errors would not be reported anywhere else.
          if (hasShell && !request.signal.aborted) logger.error({ err: error }, 'rendering failed after the shell was ready');
        },
      },
    );
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true });
    const abortTimer = setTimeout(abort, streamTimeout + 1000);
  });
}

export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(visitContext).logger.error({ err: error }, 'the page failed');
}
