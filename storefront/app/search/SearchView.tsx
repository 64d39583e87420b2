import { css } from '@emotion/react';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { space } from '@meet/ui-kit/theme';
import { GoodsCard } from '../catalog/card/GoodsCard.tsx';
import { useDirectories } from '../catalog/directory/directories.ts';
import { ListingView } from '../catalog/listing/ListingView.tsx';
import { heading2, heading3 } from '../platform/theme/text-style.ts';
import { NoResultsLinks } from './NoResultsLinks.tsx';
import { SearchHead } from './SearchHead.tsx';
import type { SearchPageData } from './search-page.server.ts';

const root = css({ display: 'grid', gap: space(5), paddingBlock: `${space(4)} ${space(14)}` });

/** Shown when nothing was found: links to the directories, and the bestsellers. */
function NothingFound({ popular }: Pick<SearchPageData, 'popular'>) {
  const directories = useDirectories();
  return (
    <>
      <div css={root}>
        <div role="status">
          <h2 css={heading3}>Ничего не&nbsp;найдено</h2>
        </div>
        <NoResultsLinks suggestions={[]} directories={directories} />
      </div>
      {popular.length > 0 && (
        <section>
          <h2 css={[heading2, { marginBottom: space(5) }]}>Чаще всего покупают</h2>
          <ProductGrid>
            {popular.map((product) => (
              <GoodsCard key={product.id} product={product} />
            ))}
          </ProductGrid>
        </section>
      )}
    </>
  );
}

interface SearchViewProps {
  pageData: SearchPageData;
  hasFailed?: boolean;
}

export function SearchView({ pageData, hasFailed = false }: SearchViewProps) {
  const { query, path, popular } = pageData;
  return (
    <>
      <SearchHead {...pageData} />
      <ListingView
        key={`${path}?${query}`}
        listingData={pageData}
        hasFailed={hasFailed}
        emptyState={<NothingFound popular={popular} />}
        defaultSortLabel={query ? 'подходящие' : undefined}
      />
    </>
  );
}
