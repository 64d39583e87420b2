import { createContext, type MiddlewareFunction, redirect } from 'react-router';
import { sessionMiddleware } from '../../auth/session.server.ts';
import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { PathDocument, type PathQuery } from '../../platform/graphql/generated/graphql.ts';
import { optional } from '../../platform/late/optional.ts';
import { apiContext, type Visit, visitContext } from '../../platform/visit.server.ts';
import { destinationOf, locationOf, pathKey, readablePath } from './redirect.rules.ts';

/** A page waits this long for what the shop has written about its path, and then does without. */
const patienceMs = 500;
/** A chain of rules that is longer leads nowhere. */
const longestChain = 5;

type WrittenForPath = PathQuery['urlMetadata'];

/** What the shop has written for the path of this visit. */
export const writtenContext = createContext<WrittenForPath>(null);

const askedContext = createContext<Promise<PathQuery | null>>();

interface Following {
  api: ApiClient;
  visit: Visit;
  asked: URL;
}

interface End {
  destination: URL;
  permanent: boolean;
}

const pathOf = (api: ApiClient, path: string) => optional(api.common(PathDocument, { path: readablePath(path) }), patienceMs);

/**
 * Where the rules lead from here, if they lead anywhere. A chain is walked here and answered by one redirect; one that comes back to where
 * it was, that is too long, or that leads where it may not, is not followed at all, so that no rule can send a browser round in circles.
 */
async function endOf(first: PathQuery, following: Following): Promise<End | null> {
  const { visit, asked } = following;
  const seen = new Set([pathKey(asked.pathname)]);
  let rule: PathQuery['redirectRule'] | undefined = first.redirectRule;
  let end: URL | null = null;
  let permanent = true;
  while (rule) {
    const destination = destinationOf(rule.target, visit);
    const isLoop = destination?.origin === visit.publicUrl && seen.has(pathKey(destination.pathname));
    if (!destination || isLoop || seen.size > longestChain) {
      visit.logger.warn({ path: asked.pathname }, 'a redirect rule leads nowhere');
      return null;
    }
    end = destination;
    permanent &&= rule.permanent;
    if (destination.origin !== visit.publicUrl) break;
    seen.add(pathKey(destination.pathname));
    rule = (await pathOf(following.api, destination.pathname))?.redirectRule;
  }
  return end && { destination: end, permanent };
}

/** Asks for what stands for the path while it is found out who asks: the answer is the same for everybody. */
const askPath: MiddlewareFunction<Response> = ({ context, url }) => {
  context.set(askedContext, pathOf(context.get(apiContext), url.pathname));
};

/** Before anything is rendered: the shop's redirect rules, and what it has written for the path. A page comes without both where the API does not tell. */
const followPath: MiddlewareFunction<Response> = async ({ context, url }) => {
  const path = await context.get(askedContext);
  if (!path) return;
  const following = { api: context.get(apiContext), visit: context.get(visitContext), asked: url };
  const end = await endOf(path, following);
  if (end) throw redirect(locationOf(end.destination, url, following.visit.publicUrl), end.permanent ? 301 : 302);
  context.set(writtenContext, path.urlMetadata);
};

/** What comes before every page, in its order. */
export const pageMiddleware: MiddlewareFunction<Response>[] = [askPath, sessionMiddleware, followPath];
