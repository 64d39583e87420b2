import { css } from '@emotion/react';
import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { LinkButton } from '@meet/ui-kit/button';
import { hidden } from '@meet/ui-kit/hidden';
import { Pagination } from '@meet/ui-kit/pagination';
import { plural } from '@meet/ui-kit/plural';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { font, space } from '@meet/ui-kit/theme';
import { data, href, redirect } from 'react-router';
import { CatalogDocument } from '../platform/graphql/generated/graphql.ts';
import { heading1, wrap } from '../platform/layout-style.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { apiContext, visitContext } from '../platform/visit.server.ts';
import { loadDirectories } from '../shell/directories.server.ts';
import { directoryHref } from '../shell/directory-link.ts';
import type { Route } from './+types/CatalogPage';
import { GoodsCard } from './GoodsCard.tsx';
import { canonicalSearch, listingSearch, pageSize, readListing } from './listing.rules.ts';
import { SortForm } from './SortForm.tsx';

const goodsForms = { one: 'товар', few: 'товара', many: 'товаров' };

function notFound() {
  return data(null, { status: 404 });
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const listing = readListing(url.searchParams);
  if (!listing) throw notFound();
  const canonical = canonicalSearch(listing, url.searchParams);
  if (canonical !== url.searchParams.toString()) throw redirect(canonical ? `${url.pathname}?${canonical}` : url.pathname);
  const api = context.get(apiContext);
  const { directory = null } = params;
  const category = (await loadDirectories(api)).find(({ slug }) => slug === directory);
  if (directory !== null && !category) throw notFound();
  const { filteredProducts } = await api.query(CatalogDocument, {
    dto: { directory, sort: listing.sort, pagination: { page: listing.page, limit: pageSize } },
  });
  const { items, pagination } = filteredProducts;
  if (listing.page > 1 && listing.page > pagination.totalPages) throw notFound();
  const path = category ? directoryHref(category.slug) : href('/catalog/:directory?');
  // Another order is the same page to a search engine; another part of it is not.
  const { href: address } = new URL(path + listingSearch({ ...listing, sort: 'POPULAR_FIRST' }), context.get(visitContext).publicUrl);
  return { name: category?.name ?? 'Каталог', path, listing, items, pagination, canonical: address };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { name, path, listing, pagination, canonical } = loaderData;
  const what = path === href('/catalog/:directory?') ? 'Кроссовки, одежда и обувь' : name;
  const part = listing.page > 1 ? `, страница ${listing.page}` : '';
  return pageMeta({
    title: `${what}: купить в Meet${part}`,
    description: `${what} в интернет-магазине Meet: ${plural(pagination.totalItems, goodsForms)}, доставка по России${part}.`,
    canonical,
  });
};

const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(4),
  minHeight: 52,
  marginBlock: `${space(2)} ${space(3)}`,
  font: font(400, 14),
  '& b': { fontWeight: 500 },
});

const pages = css({ marginTop: space(14), '& ul': { justifyContent: 'center', margin: 0 } });

const empty = css({ display: 'grid', justifyItems: 'start', gap: space(5), paddingBlock: space(14) });

/** Cards whose pictures stand on the first screen of a phone: more at once would only compete. */
const firstScreen = 2;

function NothingHere() {
  return (
    <div css={empty}>
      <p>Здесь пока ничего нет. Загляните в&nbsp;другие разделы.</p>
      <LinkButton href={href('/catalog/:directory?')} variant="line">
        Весь каталог
      </LinkButton>
    </div>
  );
}

export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  const { name, path, listing, items, pagination } = loaderData;
  const home = { name: 'Главная', href: href('/') };
  const catalog = { name: 'Каталог', href: href('/catalog/:directory?') };
  return (
    <div css={wrap}>
      <Breadcrumbs crumbs={path === catalog.href ? [home, { name }] : [home, catalog, { name }]} />
      <h1 css={heading1}>{name}</h1>
      {items.length === 0 ? (
        <NothingHere />
      ) : (
        <>
          <div css={toolbar}>
            <p role="status">
              <b>{plural(pagination.totalItems, goodsForms)}</b>
            </p>
            <SortForm sort={listing.sort} action={path} />
          </div>
          <h2 css={hidden}>Товары</h2>
          <ProductGrid>
            {items.map((product, index) => (
              <GoodsCard key={product.id} product={product} priority={index < firstScreen} />
            ))}
          </ProductGrid>
          <div css={pages}>
            <Pagination
              page={pagination.page}
              totalPages={pagination.totalPages}
              hrefOf={(page) => path + listingSearch({ ...listing, page })}
            />
          </div>
        </>
      )}
    </div>
  );
}
