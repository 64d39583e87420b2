import { css } from '@emotion/react';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { media } from '@meet/ui-kit/theme';
import { section, sectionHead, wrap } from '../platform/theme/layout-style.ts';

const tiles = ['first', 'second', 'third', 'fourth'];
const band = css({ '& > div > div': { height: 480, [media.desktop]: { height: 360 } } });

/** Placeholder of a product row. */
export function GoodsSkeleton() {
  return (
    <div css={[wrap, section]}>
      <div css={sectionHead}>
        <Skeleton shape="line" width={240} label="Загружаем" />
      </div>
      <ProductGrid loading>
        {tiles.map((tile) => (
          <div key={tile}>
            <Skeleton ratio={4 / 5} />
            <Skeleton shape="line" lines={3} />
          </div>
        ))}
      </ProductGrid>
    </div>
  );
}

/** Placeholder of a full-width band. */
export function BandSkeleton() {
  return (
    <div css={[wrap, section, band]}>
      <div>
        <Skeleton />
      </div>
    </div>
  );
}
