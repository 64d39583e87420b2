import { ListingView } from '../catalog/listing/ListingView.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchHead } from './SearchHead.tsx';
import type { SearchPageFacts } from './search-page.server.ts';

interface SearchViewProps {
  facts: SearchPageFacts;
  hasFailed?: boolean;
}

export function SearchView({ facts, hasFailed = false }: SearchViewProps) {
  const { query, path, popular } = facts;
  return (
    <>
      <SearchHead {...facts} />
      <ListingView
        key={`${path}?${query}`}
        facts={facts}
        hasFailed={hasFailed}
        nothing={<NothingFound popular={popular} />}
        defaultSortLabel={query ? 'подходящие' : undefined}
      />
    </>
  );
}
