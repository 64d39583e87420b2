import { css } from '@emotion/react';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { media } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ViewedProductsDocument } from '../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../platform/graphql/use-api-query.ts';
import { useHydrated } from '../platform/lazy/use-hydrated.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { section, sectionHead, wrap } from '../platform/theme/layout-style.ts';
import { heading3 } from '../platform/theme/text-style.ts';
import { SmallCard } from './card/SmallCard.tsx';
import { ViewedProductsStore } from './viewed.store.ts';

// Tablets and wider screens have room for six products, the most that the browser remembers. On phones the row scrolls sideways.
const rowStyle = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '36%',
  gap: 'var(--meet-seam)',
  margin: '0 calc(-1 * var(--meet-gutter))',
  padding: '0 var(--meet-gutter)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: 'var(--meet-gutter)',
  listStyle: 'none',
  [media.tablet]: {
    gridAutoColumns: 'calc((100% - 5 * var(--meet-seam)) / 6)',
    margin: 0,
    padding: 0,
    // With `auto` the focus ring of a link would be clipped.
    overflow: 'visible',
  },
});

const pictureSizes = '(min-width: 1440px) 226px, (min-width: 768px) 16vw, 36vw';

export interface ViewedRowProps {
  /** Id of the product whose page is shown. This product is left out. */
  currentProductId?: string | undefined;
}

/**
 * The row «Недавно смотрели»: products that this browser remembers, newest first. Renders nothing when no product is remembered or when the
 * products fail to load.
 */
export const ViewedRow = observer(function ViewedRow({ currentProductId }: ViewedRowProps) {
  const { ids } = useStore(ViewedProductsStore);
  const requestedIds = useHydrated() ? ids.filter((id) => id !== currentProductId) : [];
  const { response, failed } = useApiQuery(ViewedProductsDocument, requestedIds.length > 0 ? { ids: requestedIds } : null);
  const titleId = useId();
  const products = requestedIds.flatMap((id) => response?.productList.find((product) => product.id === id) ?? []);
  const isLoading = response === null && !failed;
  if (requestedIds.length === 0 || (products.length === 0 && !isLoading)) return null;
  return (
    <section css={[wrap, section]} aria-labelledby={titleId}>
      <div css={sectionHead}>
        <h2 css={heading3} id={titleId}>
          Недавно смотрели
        </h2>
      </div>
      <ul css={rowStyle} aria-busy={isLoading || undefined}>
        {isLoading
          ? requestedIds.map((id) => (
              <li key={id}>
                <Skeleton ratio={4 / 5} />
                <Skeleton shape="line" lines={2} />
              </li>
            ))
          : products.map((product) => (
              <li key={product.id}>
                <SmallCard product={product} pictureSizes={pictureSizes} />
              </li>
            ))}
      </ul>
    </section>
  );
});
