import { createContext, type MiddlewareFunction, redirect } from 'react-router';
import { sessionMiddleware } from '../../auth/session/session.server.ts';
import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { PathDocument, type PathQuery } from '../../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../../platform/lazy/load-optional.ts';
import { apiContext, type Visit, visitContext } from '../../platform/visit.server.ts';
import { decodePath, formatLocation } from './redirect.rules.ts';
import { resolveRedirect } from './redirect.server.ts';

/** Timeout for the redirect rule and metadata of a path. After it the page is rendered without them. */
const timeoutMs = 500;

type PathMetadata = PathQuery['urlMetadata'];

/** SEO metadata that the shop has set for the path of this visit. */
export const pathMetadataContext = createContext<PathMetadata>(null);

const pathQueryContext = createContext<Promise<PathQuery | null>>();

const loadPathData = ({ api, visit }: { api: ApiClient; visit: Visit }, path: string) =>
  loadOptional(api.queryLongCached(PathDocument, { path: decodePath(path) }), { visit, timeoutMs });

/** Starts to load the path's data while the session is being resolved, because that data is the same for all visitors. */
const startPathQuery: MiddlewareFunction<Response> = ({ context, url }) => {
  context.set(pathQueryContext, loadPathData({ api: context.get(apiContext), visit: context.get(visitContext) }, url.pathname));
};

/**
 * Applies redirect rules and stores the path's metadata before rendering. If the API does not respond in time, the page is rendered without
 * both.
 */
const applyPathData: MiddlewareFunction<Response> = async ({ context, url }) => {
  const pathData = await context.get(pathQueryContext);
  if (!pathData) return;
  const [api, visit] = [context.get(apiContext), context.get(visitContext)];
  const findRule = async (pathname: string) => (await loadPathData({ api, visit }, pathname))?.redirectRule;
  const resolved = await resolveRedirect(pathData.redirectRule, { visit, requestedUrl: url, findRule });
  if (resolved) throw redirect(formatLocation(resolved.destination, url, visit.publicUrl), resolved.isPermanent ? 301 : 302);
  context.set(pathMetadataContext, pathData.urlMetadata);
};

/** Middleware of every page, in order. */
export const pageMiddleware: MiddlewareFunction<Response>[] = [startPathQuery, sessionMiddleware, applyPathData];
