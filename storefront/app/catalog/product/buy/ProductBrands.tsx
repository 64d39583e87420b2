import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { Fragment } from 'react';
import { buildBrandHref } from '../../directory/directories.ts';

const root = css({ '& a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 } });

/** Links to the brands of a product, separated by commas. */
export function ProductBrands({ brands }: { brands: readonly { slug: string; name: string }[] }) {
  return (
    <p css={root}>
      {brands.map(({ slug, name }, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <Link href={buildBrandHref(slug)} variant="underlined">
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
