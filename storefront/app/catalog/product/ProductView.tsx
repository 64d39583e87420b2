import { css } from '@emotion/react';
import { Badge } from '@meet/ui-kit/badge';
import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { Gallery } from '@meet/ui-kit/gallery';
import { observer } from 'mobx-react-lite';
import { use, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { OwnReviewFragment, ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import { useLastLoaded } from '../../platform/lazy/use-last-loaded.ts';
import { PagePreviewsContext } from '../../platform/page-preview.ts';
import { wrap } from '../../platform/theme/layout-style.ts';
import { type InitialReviews, toRating } from '../../review/reviews.rules.ts';
import { listBadges } from '../card/badges.rules.ts';
import type { AddToCartRefusal } from './buy/add-to-cart-refusal.server.ts';
import { ProductBuy } from './buy/ProductBuy.tsx';
import { ProductBuyBar } from './buy/ProductBuyBar.tsx';
import { useBuyActions } from './buy/use-buy-actions.ts';
import type { SizeGridData } from './choice/ProductSizes.tsx';
import { choosePrice, type ProductDetails } from './choice/product-choice.rules.ts';
import { useProductChoice } from './choice/use-product-choice.ts';
import type { CityDelivery } from './city-delivery.rules.ts';
import type { DeliveryDates } from './delivery-dates.rules.ts';
import type { ProductCrumb } from './product-crumbs.ts';
import { productLayout } from './product-layout.ts';

const ProductSections = hydrateLater(async () => (await import('./ProductSections.tsx')).ProductSections, { until: 'interaction' });

/**
 * Loads the script of the sections below the product together with the page's data, so that the sections already exist when the router
 * opens the page at a hash.
 */
export const { preload: preloadSections } = ProductSections;

// `sizes` of the gallery if the number of pictures is odd: the first picture then spans both columns.
const oddCountSizes = '(min-width: 1440px) 704px, (min-width: 1024px) 48vw, (min-width: 768px) 40vw, 100vw';

/** Shows the picture of the pressed card behind the gallery's first picture, until this first picture has loaded. */
const createPlaceholderStyle = (address: string) =>
  css({ '& [role=group]:first-of-type img': { background: `url("${address}") center / cover` } });

export interface ProductViewProps {
  product: ProductDetails;
  crumbs: readonly ProductCrumb[];
  /**
   * Null when the product has no size guide or the guide failed to load. Sizes are then shown without their equivalents in other size
   * systems.
   */
  sizeGrid: SizeGridData | null;
  dates: DeliveryDates;
  /** Delivery to the chosen city; null if none is chosen. */
  delivery: CityDelivery | null;
  /** Why a form that was sent without JavaScript has added nothing to the cart; null if no such form was sent. */
  refusal: AddToCartRefusal | null;
  /** The first reviews. Null when they failed to load; the section is then left out. */
  reviews: InitialReviews | null;
  /** The shopper's own review, with its state. Null when it failed to load. */
  viewerReview: { ownReview: OwnReviewFragment | null } | null;
  /** Similar products. They may be streamed after the page. */
  similar: readonly ProductCardFragment[] | null;
}

const Badges = ({ product }: Pick<ProductViewProps, 'product'>) =>
  listBadges(product).map(({ text, ...badge }) => (
    <Badge key={text} {...badge}>
      {text}
    </Badge>
  ));

export const ProductView = observer(function ProductView({
  product,
  crumbs,
  dates,
  delivery,
  refusal,
  similar,
  ...optionalParts
}: ProductViewProps) {
  const { pathname, search } = useLocation();
  const { images, name } = product;
  const choice = useProductChoice(product);
  const buyActions = useBuyActions(product, choice, refusal);
  const actionsRef = useRef<HTMLDivElement>(null);
  const price = choosePrice(product, choice.offer);
  const previews = use(PagePreviewsContext);
  const [previewPicture] = useState(() => previews?.findPicture(pathname));
  // The page's data loads again after a sign-in and after a review has been sent. A part that fails to load then stays as it was.
  const sizeGrid = useLastLoaded(optionalParts.sizeGrid);
  const reviews = useLastLoaded(optionalParts.reviews);
  const viewerReview = useLastLoaded(optionalParts.viewerReview);
  return (
    <>
      <div css={wrap}>
        <Breadcrumbs items={crumbs} />
        <div css={productLayout}>
          <Gallery
            css={previewPicture && createPlaceholderStyle(previewPicture)}
            pictures={images.map(({ key, alt }) => ({ imageKey: key, alt }))}
            label={`Снимки: ${name}`}
            sizes={images.length % 2 === 1 ? oddCountSizes : undefined}
            badges={<Badges product={product} />}
          />
          <ProductBuy
            {...{ product, price, sizeGrid, dates, delivery, choice, buyActions, refusal, actionsRef }}
            rating={reviews && toRating(reviews.firstPage)}
          />
        </div>
      </div>
      <ProductSections {...{ product, similar, reviews, viewerReview, search }} />
      {price && <ProductBuyBar product={product} price={price} offer={choice.offer} buyActions={buyActions} actionsRef={actionsRef} />}
    </>
  );
});
