import { useEffect } from 'react';
import { href, type ShouldRevalidateFunctionArgs } from 'react-router';
import { joinBrandNames } from '../../platform/brand-names.ts';
import { buildBreadcrumbsLd } from '../../platform/head/json-ld.ts';
import { buildPageMeta, buildPreviewPictureUrl } from '../../platform/head/page-meta.ts';
import { buildProductLd } from '../../platform/head/product-ld.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import type { Review } from '../../review/reviews.rules.ts';
import { ViewedProductsStore } from '../viewed.store.ts';
import type { Route } from './+types/ProductPage';
import { preloadAccordion } from './buy/ProductBuy.tsx';
import { removeChoice } from './choice/product-choice.rules.ts';
import { ProductView, preloadSections } from './ProductView.tsx';
import { loadProductPage } from './product-page.server.ts';

export const loader = (args: Route.LoaderArgs) => loadProductPage(args, args.params.slug);

/** A client loader keeps the router from prefetching the data, because prefetched prices would be outdated. See `buildPageDataUrl`. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [pageData] = await Promise.all([serverLoader(), preloadAccordion(), preloadSections()]);
  return pageData;
}

/** A choice of size or speed changes the URL but not the server's data. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || removeChoice(currentUrl) !== removeChoice(nextUrl));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const {
    page: { product, crumbs, reviews },
    head: { colours, material, offers, rating, publicUrl },
  } = loaderData;
  const { name, description, brands, images, skus, seoTags } = product;
  const brand = joinBrandNames(brands);
  const url = new URL(href('/product/:slug', { slug: product.slug }), publicUrl).href;
  const pictureUrls = images.map(({ key }) => buildPreviewPictureUrl(key, publicUrl));
  const productLd = buildProductLd({
    name,
    description,
    url,
    images: pictureUrls,
    sku: skus[0],
    brand,
    colour: colours,
    material,
    offers,
    rating,
    reviews: reviews?.firstPage.reviewList.items.map(toReviewLd) ?? [],
  });
  const breadcrumbsLd = buildBreadcrumbsLd(
    crumbs.map((crumb) => ({ name: crumb.label, url: crumb.href && new URL(crumb.href, publicUrl).href })),
  );
  return buildPageMeta(
    {
      title: `${[[name, brand].join(' '), colours].filter(Boolean).join(', ')}: купить в Meet`,
      description,
      editorMeta: seoTags,
      canonical: url,
      image: pictureUrls[0],
      type: 'product',
      jsonLd: [productLd, breadcrumbsLd],
    },
    matches,
  );
};

const toReviewLd = ({ user, createdAt, rating, text }: Review) => ({ author: user.name, date: createdAt, rating, text });

export default function ProductPage({ loaderData: { page } }: Route.ComponentProps) {
  const { id } = page.product;
  const viewedStore = useStore(ViewedProductsStore);
  useEffect(() => viewedStore.add(id), [viewedStore, id]);
  // Another colour is another page, so the React key resets the state of the previous page.
  return <ProductView key={id} {...page} />;
}
