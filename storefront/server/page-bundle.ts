import { Readable } from 'node:stream';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { tokenRefreshContext, type VisitSession } from '../app/auth/session/session.server.ts';
import { SharedTokenRefresh } from '../app/auth/session/shared-token-refresh.server.ts';
import { createApiClient } from '../app/platform/graphql/api-client.server.ts';
import { createExchange, exchangeContext } from '../app/platform/graphql/exchange.server.ts';
import { ResponseCache, responsesContext } from '../app/platform/graphql/response-cache.server.ts';
import { findPageBody, type PageBody } from '../app/platform/render/page-response.server.ts';
import { apiContext, type Visit, visitContext } from '../app/platform/visit.server.ts';
import { listFormPaths } from './form-paths.ts';

// At two bytes for each character, the cache takes up to about 64 MB.
const responseCache = new ResponseCache({ maxCharacters: 32_000_000 });

const tokenRefresh = new SharedTokenRefresh<VisitSession>();

/** What is sent to the browser. */
export interface RenderResult {
  response: Response;
  /** Null for responses without a body. */
  body: PageBody | null;
}

export type Render = (request: Request, visit: Visit, apiUrl: string) => Promise<RenderResult>;

const findBody = (response: Response) => findPageBody(response) ?? (response.body && Readable.from(response.body, { objectMode: false }));

export { renderPage } from '../app/entry.server.tsx';

// The cast is needed because the router's types disagree about properties that are present but undefined.
export const serverBuild = build as ServerBuild;

/** Creates the renderer of a build. It is bundled with the pages, so that there is only one copy of the router. */
export function createRender(pages: ServerBuild): Render {
  const handler = createRequestHandler(pages, import.meta.env.MODE);
  return async (request, visit, apiUrl) => {
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    context.set(apiContext, createApiClient({ url: apiUrl, responseCache }, visit, request.signal));
    context.set(responsesContext, responseCache);
    context.set(exchangeContext, createExchange(apiUrl, { visit, userAgent: request.headers.get('user-agent') }));
    context.set(tokenRefreshContext, tokenRefresh);
    const response = await handler(request, context);
    return { response, body: findBody(response) };
  };
}

export const render = createRender(serverBuild);

export const formPaths = listFormPaths(serverBuild.routes);
