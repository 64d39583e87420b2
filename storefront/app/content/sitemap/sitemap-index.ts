import { responsesContext } from '../../platform/graphql/response-cache.server.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/sitemap-index';
import { readCachedParts } from './parts.server.ts';
import { indexXml, newest, partName, shopPart } from './sitemap.rules.ts';
import { xmlResponse } from './xml-response.server.ts';

/** Serves the sitemap index. Each part has the date of its newest page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(visitContext);
  const parts = await readCachedParts(context.get(responsesContext), context.get(apiContext));
  const entry = (part: string, updatedAt: string) => indexXml.entry({ address: `${publicUrl}/sitemap/${part}.xml`, updatedAt });
  const entries = parts.map(({ after, updatedAt }) => entry(partName(after), updatedAt));
  if (parts.length > 0) entries.push(entry(shopPart, newest(parts.map(({ updatedAt }) => updatedAt))));
  return xmlResponse(indexXml.open + entries.join('') + indexXml.close);
}
