import { css } from '@emotion/react';
import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { Heading } from '@meet/ui-kit/heading';
import { space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { wrap } from '../../platform/theme/layout-style.ts';
import type { RequestedProduct } from './RequestedProductSummary.tsx';

const columnStyle = css({ display: 'grid', gap: space(6), maxWidth: 640, paddingBottom: space(10) });

interface ProductFormViewProps {
  title: string;
  product: RequestedProduct;
  children: ReactNode;
}

/** The content of the page with a form about a product, for browsers without JavaScript. */
export const ProductFormView = ({ title, product: { name, slug }, children }: ProductFormViewProps) => (
  <div css={wrap}>
    <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: name, href: `/product/${slug}` }, { label: title }]} />
    <div css={columnStyle}>
      <Heading level={1} size="medium">
        {title}
      </Heading>
      {children}
    </div>
  </div>
);
