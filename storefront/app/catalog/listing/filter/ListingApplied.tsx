import { css } from '@emotion/react';
import { AppliedFilters } from '@meet/ui-kit/applied-filters';
import { space } from '@meet/ui-kit/theme';
import type { ListingFacts } from '../listing.server.ts';
import type { ListingHandle } from '../use-listing.ts';
import { noFilters } from './filter.rules.ts';
import { listApplied } from './filter-groups.rules.ts';

const root = css({ marginBottom: space(5) });

interface ListingAppliedProps {
  facts: ListingFacts;
  handle: ListingHandle;
}

/** The filters in effect, each with a link that removes it. */
export function ListingApplied({ facts, handle: { requested, hrefOfFilters } }: ListingAppliedProps) {
  const filters = listApplied(facts.narrowing, requested.filters).map(({ label, rest }) => ({ label, href: hrefOfFilters(rest) }));
  return (
    <div css={root}>
      <AppliedFilters filters={filters} resetHref={hrefOfFilters(noFilters)} />
    </div>
  );
}
