import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApiClient } from '../app/platform/graphql/api-client.server.ts';
import { apiContext, type Visit, visitContext } from '../app/platform/visit.server.ts';

// The router's own types disagree about properties that are present and undefined.
const handler = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** Answers one page request. It and everything it renders with is one bundle, so that there is one copy of the router. */
export function render(request: Request, visit: Visit, apiUrl: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  context.set(apiContext, createApiClient(apiUrl, visit, request.signal));
  return handler(request, context);
}

export type Render = typeof render;
