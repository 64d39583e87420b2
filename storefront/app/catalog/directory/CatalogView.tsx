import { LinkButton } from '@meet/ui-kit/button';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { href } from 'react-router';
import { ListingView } from '../listing/ListingView.tsx';
import { CatalogHeader } from './CatalogHeader.tsx';
import type { CatalogPageData } from './catalog-page.server.ts';

const emptyState = (
  <EmptyState
    title="Здесь пока ничего нет"
    text="Загляните в&nbsp;другие разделы."
    actions={
      <LinkButton href={href('/catalog/:directory?')} variant="line">
        Весь каталог
      </LinkButton>
    }
  />
);

interface CatalogViewProps {
  pageData: CatalogPageData;
  /** Whether the listing failed to load after the last change of filters or sort order. */
  hasFailed?: boolean;
}

export function CatalogView({ pageData, hasFailed = false }: CatalogViewProps) {
  return (
    <>
      <CatalogHeader {...pageData} />
      <ListingView key={pageData.path} listingData={pageData} hasFailed={hasFailed} emptyState={emptyState} />
    </>
  );
}
