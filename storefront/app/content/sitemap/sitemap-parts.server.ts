import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { SitemapDatesDocument, type SitemapDatesQuery, SitemapEntriesDocument } from '../../platform/graphql/generated/graphql.ts';
import type { ResponseCache } from '../../platform/graphql/response-cache.server.ts';
import { apiPagesPerPart, cacheSeconds, findNewestDate } from './sitemap.rules.ts';

interface SitemapPart {
  /** Cursor before the first entry; null for the first part. */
  after: string | null;
  updatedAt: string;
}

/** Reads all entries of the sitemap from the API, and returns the parts that have any, in order. */
async function listParts(api: ApiClient): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = [];
  let cursor: string | null = null;
  do {
    const after: string | null = cursor;
    const dates: string[] = [];
    for (let page = 0; page < apiPagesPerPart && (page === 0 || cursor !== null); page += 1) {
      const { sitemapEntries }: SitemapDatesQuery = await api.queryLongCached(SitemapDatesDocument, { after: cursor });
      dates.push(findNewestDate(sitemapEntries.items.map(({ updatedAt }) => updatedAt)));
      cursor = sitemapEntries.next ?? null;
    }
    const updatedAt = findNewestDate(dates);
    if (updatedAt !== '') parts.push({ after, updatedAt });
  } while (cursor !== null);
  return parts;
}

/** Lists the parts of the sitemap. The list needs all entries of the shop, so it is cached and shared by concurrent requests. */
export async function readCachedParts(responses: ResponseCache, api: ApiClient): Promise<SitemapPart[]> {
  const fetchParts = async () => ({ text: JSON.stringify(await listParts(api)), ageMs: 0, isPublic: true });
  const { text } = await responses.load('the parts of the sitemap', cacheSeconds * 1000, fetchParts);
  return JSON.parse(text);
}

/** Yields the entries of a part, one API page at a time, so that only one API page (a thousand entries) is in memory. */
export async function* readEntries(api: ApiClient, after: string | null) {
  let cursor = after;
  for (let page = 0; page < apiPagesPerPart; page += 1) {
    const { sitemapEntries } = await api.queryLongCached(SitemapEntriesDocument, { after: cursor });
    yield sitemapEntries.items.flatMap(({ path, updatedAt }) => (path ? [{ path, updatedAt }] : []));
    cursor = sitemapEntries.next ?? null;
    if (cursor === null) return;
  }
}
