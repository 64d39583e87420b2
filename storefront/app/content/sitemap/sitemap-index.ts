import { responsesContext } from '../../platform/graphql/response-cache.server.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/sitemap-index';
import { buildPartName, findNewestDate, staticPartName } from './sitemap.rules.ts';
import { readCachedParts } from './sitemap-parts.server.ts';
import { indexXml } from './sitemap-xml.rules.ts';
import { createXmlResponse } from './xml-response.server.ts';

/** Serves the sitemap index. Each part has the date of its newest page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(visitContext);
  const parts = await readCachedParts(context.get(responsesContext), context.get(apiContext));
  const buildEntry = (part: string, updatedAt: string) => indexXml.formatEntry({ address: `${publicUrl}/sitemap/${part}.xml`, updatedAt });
  const entries = parts.map(({ after, updatedAt }) => buildEntry(buildPartName(after), updatedAt));
  if (parts.length > 0) entries.push(buildEntry(staticPartName, findNewestDate(parts.map(({ updatedAt }) => updatedAt))));
  return createXmlResponse(indexXml.opening + entries.join('') + indexXml.closing);
}
