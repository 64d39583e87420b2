import { Meilisearch } from 'meilisearch';
import type { SearchEngine } from '../engine/search-engine.port.js';
import { facetsFrom } from './facets.js';
import { isIndexThere, liveNameOf, openSecondIndex, writerOf } from './indexes.js';
import { listFrom } from './listing.js';
import { version } from './record.js';
import { askIndex } from './requests.js';

export interface MeilisearchOptions {
  url: string;
  key?: string | undefined;
  /** What the names of its indexes begin with. */
  family?: string;
  /** For a page or for its filters; a search that asks for both, the one after the other, still has time for the stand-in within 1.5 s. */
  readWithinMs?: number;
}

/** The production engine. The live index gets its name only when it is complete, so that it is either there and whole or not there. */
export const createMeilisearchEngine = ({ url, key, family = 'products', readWithinMs = 600 }: MeilisearchOptions): SearchEngine => {
  const liveName = liveNameOf(family);
  const access = { host: url, ...(key === undefined ? {} : { apiKey: key }) };
  const reader = new Meilisearch(access);
  const writer = new Meilisearch({ ...access, timeout: 10_000 });
  const ask = () => askIndex(reader, liveName, AbortSignal.timeout(readWithinMs));
  return {
    name: `meilisearch-${version}`,
    list: (request) => listFrom(ask(), request),
    facets: (set) => facetsFrom(ask(), set),
    ...writerOf(writer.index(liveName)),
    isFilled: () => isIndexThere(writer.index(liveName)),
    openSecondIndex: () => openSecondIndex(writer, family),
  };
};
