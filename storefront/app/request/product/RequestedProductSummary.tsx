import { css } from '@emotion/react';
import { Picture } from '@meet/ui-kit/picture';
import { color, font, space } from '@meet/ui-kit/theme';
import { joinBrandNames } from '../../platform/brand-names.ts';
import type { RequestedProductQuery } from '../../platform/graphql/generated/graphql.ts';

export type RequestedProduct = NonNullable<RequestedProductQuery['product']>;

const root = css({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: space(4), alignItems: 'center' });
const brandStyle = css({ font: font(400, 14), color: color('muted') });

/** Picture, brand and name of the product that a form is about. */
export const RequestedProductSummary = ({ product: { name, brands, cover } }: { product: RequestedProduct }) => (
  <div css={root}>
    {cover && <Picture imageKey={cover.key} alt="" sizes="72px" />}
    <div>
      <p css={brandStyle}>{joinBrandNames(brands)}</p>
      <p>{name}</p>
    </div>
  </div>
);
