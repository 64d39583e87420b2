import type { PathQuery } from '../../platform/graphql/generated/graphql.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { normalizePath, parseDestination } from './redirect.rules.ts';

/** Longer redirect chains are ignored. */
const maxChainLength = 5;

type RedirectRule = PathQuery['redirectRule'] | undefined;

interface RedirectLookup {
  visit: Visit;
  requestedUrl: URL;
  findRule: (pathname: string) => Promise<RedirectRule>;
}

interface ResolvedRedirect {
  destination: URL;
  isPermanent: boolean;
}

/**
 * Resolves a chain of redirect rules to one redirect. Returns null for a loop, a chain that is too long or a target that is not allowed, so
 * that no rule can send a browser in circles.
 */
export async function resolveRedirect(
  firstRule: RedirectRule,
  { visit, requestedUrl, findRule }: RedirectLookup,
): Promise<ResolvedRedirect | null> {
  const visitedPaths = new Set([normalizePath(requestedUrl.pathname)]);
  let rule = firstRule;
  let finalDestination: URL | null = null;
  let isPermanent = true;
  while (rule) {
    const destination = parseDestination(rule.target, visit);
    const isLoop = destination?.origin === visit.publicUrl && visitedPaths.has(normalizePath(destination.pathname));
    if (!destination || isLoop || visitedPaths.size > maxChainLength) {
      visit.logger.warn({ path: requestedUrl.pathname }, 'ignored a redirect rule: loop, chain too long or target not allowed');
      return null;
    }
    finalDestination = destination;
    isPermanent &&= rule.permanent;
    if (destination.origin !== visit.publicUrl) break;
    visitedPaths.add(normalizePath(destination.pathname));
    rule = await findRule(destination.pathname);
  }
  return finalDestination && { destination: finalDestination, isPermanent };
}
