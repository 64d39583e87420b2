import { data } from 'react-router';
import { answersContext } from '../../platform/graphql/answer-cache.server.ts';
import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/sitemap-part';
import { cachedParts, entriesOf } from './parts.server.ts';
import { cursorOf, newest, partXml, shopPart, shopPaths } from './sitemap.rules.ts';
import { xmlResponse, xmlStream } from './xml-response.server.ts';

const entriesXml = (entries: readonly { path: string; updatedAt: string }[], publicUrl: string) =>
  entries.map(({ path, updatedAt }) => partXml.entry({ address: new URL(path, publicUrl).href, updatedAt })).join('');

async function shopXml(parts: Promise<{ updatedAt: string }[]>, publicUrl: string) {
  const updatedAt = newest((await parts).map((part) => part.updatedAt));
  return partXml.open + entriesXml(updatedAt === '' ? [] : shopPaths.map((path) => ({ path, updatedAt })), publicUrl) + partXml.close;
}

async function* partPieces(api: ApiClient, after: string | null, publicUrl: string) {
  let open: string = partXml.open;
  for await (const entries of entriesOf(api, after)) {
    yield open + entriesXml(entries, publicUrl);
    open = '';
  }
  yield partXml.close;
}

/** Serves one part of the sitemap. Its name encodes the cursor where it starts, so that names stay the same when other parts grow. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { publicUrl } = context.get(visitContext);
  const name = /^(.+)\.xml$/.exec(params.part)?.[1] ?? '';
  if (name === shopPart) return xmlResponse(await shopXml(cachedParts(context.get(answersContext), api), publicUrl));
  const after = cursorOf(name);
  if (after === undefined) throw data('Not found', { status: 404 });
  return xmlStream(partPieces(api, after, publicUrl), request.signal);
}
