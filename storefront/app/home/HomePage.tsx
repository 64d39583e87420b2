import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { href } from 'react-router';
import { GoodsCard } from '../catalog/GoodsCard.tsx';
import { HomeDocument } from '../platform/graphql/generated/graphql.ts';
import { heading2, section, sectionHead, wrap } from '../platform/layout-style.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { apiContext, visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/HomePage';
import { Bestsellers } from './Bestsellers.tsx';
import { CategoryIndex } from './CategoryIndex.tsx';
import { Hero } from './Hero.tsx';

const heroTiles = 2;
const newRow = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const { fresh, popular } = await context.get(apiContext).query(HomeDocument);
  const [indexPicture] = fresh.items.slice(heroTiles + newRow);
  return {
    hero: fresh.items.slice(0, heroTiles),
    fresh: fresh.items.slice(heroTiles, heroTiles + newRow),
    indexPicture: indexPicture?.images[0]?.key,
    popular: popular.items,
    canonical: new URL('/', context.get(visitContext).publicUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Meet: кроссовки, одежда и обувь',
        description: 'Интернет-магазин Meet: кроссовки, одежда, обувь и сумки. Новинки каждую неделю, доставка по России.',
        canonical: loaderData.canonical,
      })
    : [];

const fourth = css({ '@media (min-width: 768px) and (max-width: 1023px)': { '& li:nth-of-type(4)': { display: 'none' } } });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, fresh, indexPicture, popular } = loaderData;
  return (
    <>
      <Hero products={hero} />
      <CategoryIndex picture={indexPicture} />
      {fresh.length > 0 && (
        <section css={[wrap, section]}>
          <div css={sectionHead}>
            <h2 css={heading2}>Новинки</h2>
            <Link href={`${href('/catalog/:directory?')}?sort=new`} variant="underlined">
              Смотреть все
            </Link>
          </div>
          <div css={fourth}>
            <ProductGrid>
              {fresh.map((product) => (
                <GoodsCard key={product.id} product={product} />
              ))}
            </ProductGrid>
          </div>
        </section>
      )}
      {popular.length > 0 && <Bestsellers products={popular} />}
    </>
  );
}
