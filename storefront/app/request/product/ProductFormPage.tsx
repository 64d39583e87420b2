import { css } from '@emotion/react';
import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { Heading } from '@meet/ui-kit/heading';
import { space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { wrap } from '../../platform/theme/layout-style.ts';
import type { RequestedProduct } from './RequestedProductSummary.tsx';

const columnStyle = css({ display: 'grid', gap: space(6), maxWidth: 640, paddingBottom: space(10) });

interface ProductFormPageProps {
  title: string;
  product: RequestedProduct;
  children: ReactNode;
}

/** A form about a product on its own page, for browsers without JavaScript. */
export const ProductFormPage = ({ title, product: { name, slug }, children }: ProductFormPageProps) => (
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
