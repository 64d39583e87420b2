import { Meilisearch } from 'meilisearch';
import type { SearchEngine } from '../engine/search-engine.port.js';
import { facetsFrom } from './facets.js';
import { createWriter, isIndexThere, nameLiveIndex, openSecondIndex } from './indexes.js';
import { listFrom } from './listing.js';
import { createPosition } from './position.js';
import { version } from './record.js';
import { askIndex } from './requests.js';

export interface MeilisearchOptions {
  url: string;
  key?: string | undefined;
  /** Prefix of the index names. */
  family?: string;
  /** Timeout of a read. A request that lists and then counts still leaves time for the fallback within 1.5 s. */
  readWithinMs?: number;
}

/** The Meilisearch engine. An index gets the live name only when it is complete, so the live index is either complete or missing. */
export const createMeilisearchEngine = ({ url, key, family = 'products', readWithinMs = 600 }: MeilisearchOptions): SearchEngine => {
  const liveName = nameLiveIndex(family);
  const access = { host: url, ...(key === undefined ? {} : { apiKey: key }) };
  const reader = new Meilisearch(access);
  const writer = new Meilisearch({ ...access, timeout: 10_000 });
  const ask = () => askIndex(reader, liveName, AbortSignal.timeout(readWithinMs));
  return {
    name: `meilisearch-${version}`,
    list: (request) => listFrom(ask(), request),
    facets: (set) => facetsFrom(ask(), set),
    ...createWriter(writer.index(liveName)),
    isFilled: () => isIndexThere(writer.index(liveName)),
    openSecondIndex: () => openSecondIndex(writer, family),
    position: createPosition(writer, family),
  };
};
