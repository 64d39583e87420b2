import { createContext, type MiddlewareFunction, redirect } from 'react-router';
import { sessionMiddleware } from '../../auth/session/session.server.ts';
import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { PathDocument, type PathQuery } from '../../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../../platform/lazy/optional.ts';
import { apiContext, type Visit, visitContext } from '../../platform/visit.server.ts';
import { decodePath, formatLocation, normalizePath, parseDestination } from './redirect.rules.ts';

/** Timeout for the redirect rule and metadata of a path. After it the page is rendered without them. */
const timeoutMs = 500;
/** Longer redirect chains are ignored. */
const maxChainLength = 5;

type PathMetadata = PathQuery['urlMetadata'];

/** SEO metadata that the shop has set for the path of this visit. */
export const pathMetadataContext = createContext<PathMetadata>(null);

const pathQueryContext = createContext<Promise<PathQuery | null>>();

interface PathLookup {
  api: ApiClient;
  visit: Visit;
  requestedUrl: URL;
}

interface ResolvedRedirect {
  destination: URL;
  permanent: boolean;
}

const queryPath = ({ api, visit }: Omit<PathLookup, 'requestedUrl'>, path: string) =>
  loadOptional(api.queryShared(PathDocument, { path: decodePath(path) }), { visit, timeoutMs });

/**
 * Resolves a chain of redirect rules to one redirect. Returns null for a loop, a chain that is too long or a target that is not allowed, so
 * that no rule can send a browser in circles.
 */
async function resolveChain(firstResult: PathQuery, lookup: PathLookup): Promise<ResolvedRedirect | null> {
  const { visit, requestedUrl } = lookup;
  const visitedPaths = new Set([normalizePath(requestedUrl.pathname)]);
  let rule: PathQuery['redirectRule'] | undefined = firstResult.redirectRule;
  let resolved: URL | null = null;
  let permanent = true;
  while (rule) {
    const destination = parseDestination(rule.target, visit);
    const isLoop = destination?.origin === visit.publicUrl && visitedPaths.has(normalizePath(destination.pathname));
    if (!destination || isLoop || visitedPaths.size > maxChainLength) {
      visit.logger.warn({ path: requestedUrl.pathname }, 'ignored a redirect rule: loop, chain too long or target not allowed');
      return null;
    }
    resolved = destination;
    permanent &&= rule.permanent;
    if (destination.origin !== visit.publicUrl) break;
    visitedPaths.add(normalizePath(destination.pathname));
    rule = (await queryPath(lookup, destination.pathname))?.redirectRule;
  }
  return resolved && { destination: resolved, permanent };
}

/** Starts loading the path's data while the session is resolved, because it is the same for all visitors. */
const startPathQuery: MiddlewareFunction<Response> = ({ context, url }) => {
  context.set(pathQueryContext, queryPath({ api: context.get(apiContext), visit: context.get(visitContext) }, url.pathname));
};

/**
 * Applies redirect rules and stores the path's metadata before rendering. If the API does not respond in time, the page is rendered without
 * both.
 */
const applyPathData: MiddlewareFunction<Response> = async ({ context, url }) => {
  const path = await context.get(pathQueryContext);
  if (!path) return;
  const lookup = { api: context.get(apiContext), visit: context.get(visitContext), requestedUrl: url };
  const resolved = await resolveChain(path, lookup);
  if (resolved) throw redirect(formatLocation(resolved.destination, url, lookup.visit.publicUrl), resolved.permanent ? 301 : 302);
  context.set(pathMetadataContext, path.urlMetadata);
};

/** Middleware of every page, in order. */
export const pageMiddleware: MiddlewareFunction<Response>[] = [startPathQuery, sessionMiddleware, applyPathData];
