import { data } from 'react-router';
import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { responsesContext } from '../../platform/graphql/response-cache.server.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/sitemap-part';
import { findNewestDate, parsePartName, staticPartName, staticPaths } from './sitemap.rules.ts';
import { readCachedParts, readEntries } from './sitemap-parts.server.ts';
import { partXml } from './sitemap-xml.rules.ts';
import { createXmlResponse, createXmlStream } from './xml-response.server.ts';

const formatEntries = (entries: readonly { path: string; updatedAt: string }[], publicUrl: string) =>
  entries.map(({ path, updatedAt }) => partXml.formatEntry({ address: new URL(path, publicUrl).href, updatedAt })).join('');

async function buildStaticXml(parts: Promise<{ updatedAt: string }[]>, publicUrl: string) {
  const updatedAt = findNewestDate((await parts).map((part) => part.updatedAt));
  const entries = updatedAt === '' ? [] : staticPaths.map((path) => ({ path, updatedAt }));
  return partXml.opening + formatEntries(entries, publicUrl) + partXml.closing;
}

async function* writePart(api: ApiClient, after: string | null, publicUrl: string) {
  let opening: string = partXml.opening;
  for await (const entries of readEntries(api, after)) {
    yield opening + formatEntries(entries, publicUrl);
    opening = '';
  }
  yield partXml.closing;
}

/**
 * Serves one part of the sitemap. The part's name encodes the API cursor at which the part starts, so that it stays the same when other
 * parts grow.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { publicUrl } = context.get(visitContext);
  const name = /^(.+)\.xml$/.exec(params.part)?.[1] ?? '';
  if (name === staticPartName)
    return createXmlResponse(await buildStaticXml(readCachedParts(context.get(responsesContext), api), publicUrl));
  const after = parsePartName(name);
  if (after === undefined) throw data('Not found', { status: 404 });
  return createXmlStream(writePart(api, after, publicUrl), request.signal);
}
