import { css } from '@emotion/react';
import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { media, space } from '@meet/ui-kit/theme';
import { data, href } from 'react-router';
import { ProductDocument } from '../platform/graphql/generated/graphql.ts';
import { wrap } from '../platform/layout-style.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { apiContext, visitContext } from '../platform/visit.server.ts';
import { directoryHref } from '../shell/directory-link.ts';
import type { Route } from './+types/ProductPage';
import { Gallery } from './Gallery.tsx';
import { ProductFacts } from './ProductFacts.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { product } = await context.get(apiContext).query(ProductDocument, { slug: params.slug });
  if (!product) throw data(null, { status: 404 });
  const { images: pictures, ...facts } = product;
  const { publicUrl } = context.get(visitContext);
  return {
    product: { ...facts, pictures },
    canonical: new URL(href('/product/:slug', { slug: product.slug }), publicUrl).href,
    image: pictures[0] && new URL(`/_ipx/f_webp,w_1280,q_80/${pictures[0].key}`, publicUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { product, canonical, image } = loaderData;
  const colours = product.colorPalletes.map(({ name }) => name.toLowerCase());
  const title = [[product.name, ...product.brands.map(({ name }) => name)].join(' '), ...colours].join(', ');
  return pageMeta({ title: `${title}: купить в Meet`, description: product.description, canonical, image, type: 'product' });
};

const layout = css({
  display: 'grid',
  gap: space(5),
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: space(8), alignItems: 'start' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: space(10) },
  '@media (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 1fr) 424px', gap: space(14) },
});

export default function ProductPage({ loaderData: { product } }: Route.ComponentProps) {
  const { productCategory } = product;
  return (
    <div css={wrap}>
      <Breadcrumbs
        crumbs={[
          { name: 'Главная', href: href('/') },
          { name: productCategory.name, href: directoryHref(productCategory.slug) },
          { name: product.name },
        ]}
      />
      <div css={layout}>
        <Gallery key={product.id} pictures={product.pictures} product={product} />
        <ProductFacts product={product} />
      </div>
    </div>
  );
}
