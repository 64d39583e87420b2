import { data } from 'react-router';
import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { RedirectRulesDocument } from '../../platform/graphql/generated/graphql.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/redirect-rules-file';
import { parseDestination } from './redirect.rules.ts';

const fileNamePattern = /^([\w-]{1,64})\.json$/;

async function readAllRules(api: ApiClient) {
  const { redirectRuleList: firstPage } = await api.queryLongCached(RedirectRulesDocument, { page: 1 });
  const rules = [...firstPage.items];
  for (let page = 2; page <= firstPage.pagination.totalPages; page += 1) {
    rules.push(...(await api.queryLongCached(RedirectRulesDocument, { page })).redirectRuleList.items);
  }
  return rules;
}

/**
 * Serves the redirect rules that are valid now. Any build id is accepted, because pages of older builds request the file by their own id.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = fileNamePattern.exec(params.file)?.[1];
  if (id === undefined) throw data('Not found', { status: 404 });
  const visit = context.get(visitContext);
  const redirects = (await readAllRules(context.get(apiContext)))
    .filter(({ target }) => parseDestination(target, visit))
    .map(({ fromPath, target, permanent }) => ({ from: fromPath, to: target, permanent }));
  return Response.json({ id, redirects }, { headers: { 'cache-control': 'no-store' } });
}
