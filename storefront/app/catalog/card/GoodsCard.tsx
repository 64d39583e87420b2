import { ProductCard } from '@meet/ui-kit/product-card';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, Suspense, useState } from 'react';
import { href } from 'react-router';
import { joinBrandNames } from '../../platform/brand-names.ts';
import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { LinkPreviewContext } from '../../platform/page-preview.ts';
import { toPriceProps } from '../../price/price-props.ts';
import { type ChosenUnit, useCartAndFavourites, useIsFavourite } from '../cart-and-favourites.ts';
import { ProductPreview } from '../product/ProductPreview.tsx';
import { listCardBadges } from './badges.rules.ts';
import { findOffer, listSizes } from './card-offers.rules.ts';
import { useCardOffers } from './use-card-offers.ts';

const QuickAddDrawer = lazyPart(async () => (await import('./QuickAddDrawer.tsx')).QuickAddDrawer);

/** Lets the shopper add a size to the cart: with a mouse from the overlay on the picture, on touch screens from a drawer. */
function useQuickAdd(product: ProductCardFragment, addUnit: (unit: CardUnit) => void) {
  // Undefined until the first opening. The drawer then stays mounted, so that it can animate out.
  const [open, setOpen] = useState<boolean>();
  const { offers, hasFailed, loadOffers } = useCardOffers(product.id, open === true);
  const addSize = (slug: string) => {
    const offer = offers && findOffer(offers, slug);
    const size = offers?.sizes.find((offeredSize) => offeredSize.slug === slug);
    if (!offer || !size) return;
    addUnit({ id: offer.productItemId, size: size.name, addedPrice: offer.priceDetails.payable });
    setOpen((previous) => previous && false);
  };
  const openDrawer = () => {
    loadOffers();
    setOpen(true);
  };
  const drawerProps = {
    name: product.name,
    open: open === true,
    onOpenChange: setOpen,
    offers,
    hasFailed,
    onRetry: loadOffers,
    onAdd: addSize,
  };
  return { offers, loadOffers, addSize, openDrawer, drawerProps: open === undefined ? null : drawerProps };
}

const QuickAdd = (props: ComponentProps<typeof QuickAddDrawer>) => (
  <Suspense fallback={null}>
    <QuickAddDrawer {...props} />
  </Suspense>
);

interface GoodsCardProps {
  product: ProductCardFragment;
  /** Whether the cover loads eagerly. Use it for cards on the first screen. */
  priority?: boolean;
  /** The `sizes` attribute of the picture, when it differs from that of the product grid. */
  pictureSizes?: string;
  /** Whether all products of the list are new. The card then leaves out the badge «Новинка». */
  isInNewArrivals?: boolean;
  /** Slugs of the sizes that the list was filtered by. The first available one is chosen on the product page. */
  sizes?: readonly string[] | undefined;
}

/** Returns the URL of a product's page, on which the first available one of `sizes` is chosen. */
function buildProductHref(slug: string, sizes: readonly string[]): string {
  const query = new URLSearchParams(sizes.map((size) => ['size', size]));
  return href('/product/:slug', { slug }) + (query.size > 0 ? `?${query}` : '');
}

/** A product as the kit's `ProductCard`, with quick add and favourites. */
export const GoodsCard = observer(function GoodsCard({
  product,
  priority,
  pictureSizes,
  isInNewArrivals = false,
  sizes = [],
}: GoodsCardProps) {
  const { id, slug, name, brands, cover, images, priceDetails, sameModelColours } = product;
  const { handleLike, addUnit } = useCardActions(product);
  const isFavourite = useIsFavourite(id);
  const { offers, loadOffers, addSize, openDrawer, drawerProps } = useQuickAdd(product, addUnit);
  const brand = joinBrandNames(brands);
  const price = priceDetails && toPriceProps(priceDetails);
  return (
    <>
      <LinkPreviewContext value={(pictureAddress) => <ProductPreview {...{ brand, name, price, pictureAddress }} />}>
        <ProductCard
          href={buildProductHref(slug, sizes)}
          brand={brand}
          name={name}
          picture={cover?.key}
          secondPicture={images[1]?.key}
          pictureSizes={pictureSizes}
          {...price}
          badges={listCardBadges(product, isInNewArrivals)}
          colours={sameModelColours}
          soldOut={priceDetails === null}
          priority={priority}
          headingLevel={3}
          liked={isFavourite}
          onLike={handleLike}
          onQuickAdd={openDrawer}
          sizes={offers ? listSizes(offers) : []}
          onSize={addSize}
          onIntent={loadOffers}
        />
      </LinkPreviewContext>
      {drawerProps && <QuickAdd {...drawerProps} />}
    </>
  );
});

type CardUnit = Pick<ChosenUnit, 'id' | 'size' | 'addedPrice'>;

/** Actions of a card, each confirmed by a toast. */
function useCardActions(product: ProductCardFragment) {
  const { addToCart, toggleFavourite } = useCartAndFavourites();
  const { id, slug, name, brands, cover } = product;
  const picture = cover?.key;
  const handleLike = () => toggleFavourite({ id, name, picture });
  const addUnit = (unit: CardUnit) => {
    addToCart({ ...unit, productId: id, slug, brand: joinBrandNames(brands), name, picture: picture ?? null });
  };
  return { handleLike, addUnit };
}
