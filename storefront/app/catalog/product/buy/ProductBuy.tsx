import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { formatMoney, Price } from '@meet/ui-kit/price';
import { Rating } from '@meet/ui-kit/rating';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { RefObject, SyntheticEvent } from 'react';
import { useLocation } from 'react-router';
import { SignInLink } from '../../../auth/link/SignInLink.tsx';
import type { OfferPriceFragment } from '../../../platform/graphql/generated/graphql.ts';
import { hydrateLater } from '../../../platform/lazy/hydrate-later.tsx';
import { toPriceProps } from '../../../price/price-props.ts';
import { ProductColours } from '../choice/ProductColours.tsx';
import { ProductSizes, type SizeGridData } from '../choice/ProductSizes.tsx';
import { choiceFormId, type ProductDetails } from '../choice/product-choice.rules.ts';
import type { useProductChoice } from '../choice/use-product-choice.ts';
import type { CityDelivery } from '../city-delivery.rules.ts';
import type { DeliveryDates } from '../delivery-dates.rules.ts';
import { ProductDelivery } from '../ProductDelivery.tsx';
import type { AddToCartRefusal } from './add-to-cart-refusal.server.ts';
import { ProductActions } from './ProductActions.tsx';
import { ProductBrands } from './ProductBrands.tsx';
import { RequestLink } from './RequestLink.tsx';
import type { BuyActions } from './use-buy-actions.ts';

const ProductAccordion = hydrateLater(async () => (await import('../ProductAccordion.tsx')).ProductAccordion, { until: 'interaction' });

/** Loads the script of the accordion together with the page's data, so that the accordion already exists when the router opens the page. */
export const { preload: preloadAccordion } = ProductAccordion;

const root = css({ minWidth: 0, [media.desktop]: { position: 'sticky', top: 80 } });

const titleStyle = css({ marginTop: space(1) });

const ratingStyle = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--meet-target)' });

const priceStyle = css({ marginTop: space(3) });

const soldOutStyle = css({ font: font(500, 18), '& span': { display: 'block', font: font(400, 14), color: color('muted') } });

const formStyle = css({ display: 'grid', marginTop: space(6), '& > * + *': { marginTop: space(4) } });

const linkStyle = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--meet-target)', font: font(400, 14) });

const requestLinksStyle = css(linkStyle, { flexWrap: 'wrap', gap: space(5), marginTop: space(2) });

const coloursStyle = css({ marginTop: space(6) });

export interface ProductBuyProps {
  product: ProductDetails;
  /** Prices for this viewer; null when the product is sold out. */
  price: OfferPriceFragment | null;
  sizeGrid: SizeGridData | null;
  dates: DeliveryDates;
  /** Delivery to the chosen city; null if none is chosen. */
  delivery: CityDelivery | null;
  /** Null when there are no ratings or they failed to load. */
  rating: { average: number; count: number } | null;
  choice: ReturnType<typeof useProductChoice>;
  buyActions: BuyActions;
  /** Why a form that was sent without JavaScript has added nothing to the cart; null if no such form was sent. */
  refusal: AddToCartRefusal | null;
  /** Container of the main button. While it is in view, the bottom bar of phones is hidden. */
  actionsRef: RefObject<HTMLDivElement | null>;
}

function RatingLink({ rating }: Pick<ProductBuyProps, 'rating'>) {
  const { search } = useLocation();
  if (!rating) return null;
  return (
    <Link css={ratingStyle} href={`${search}#reviews`}>
      <Rating value={rating.average} count={rating.count} />
    </Link>
  );
}

function ProductTitle({ product: { brands, name }, rating }: Pick<ProductBuyProps, 'product' | 'rating'>) {
  return (
    <>
      <ProductBrands brands={brands} />
      <Heading css={titleStyle} level={1} size="medium">
        {name}
      </Heading>
      <RatingLink rating={rating} />
    </>
  );
}

/** The price for this viewer, with a sign-in link for a guest who would save by signing in. */
function ProductPrice({ price, lastPrice }: Pick<ProductBuyProps, 'price'> & Pick<ProductDetails, 'lastPrice'>) {
  return (
    <>
      <div css={priceStyle} aria-live="polite">
        {price ? (
          <Price size="product" {...toPriceProps(price)} cashback={price.cashback} />
        ) : (
          <p css={soldOutStyle}>
            Нет в&nbsp;наличии
            {lastPrice !== null && <span>Последняя цена {formatMoney(lastPrice)}</span>}
          </p>
        )}
      </div>
      {price?.memberSaving && (
        <SignInLink css={linkStyle} variant="underlined">
          Войти, чтобы купить по&nbsp;цене для&nbsp;своих
        </SignInLink>
      )}
    </>
  );
}

/** The column beside the gallery: title, price, choices, buttons and details. */
export function ProductBuy({
  product,
  price,
  sizeGrid,
  dates,
  delivery,
  rating,
  choice,
  buyActions,
  refusal,
  actionsRef,
}: ProductBuyProps) {
  const { size, offers, offer, choose } = choice;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    buyActions.buy(new FormData(event.currentTarget));
  };
  return (
    <div css={root}>
      <ProductTitle product={product} rating={rating} />
      <ProductPrice price={price} lastPrice={product.lastPrice} />
      <div css={coloursStyle}>
        <ProductColours product={product} otherVariants={product.children} />
      </div>
      <form css={formStyle} id={choiceFormId} method="post" action={`/cart?from=${product.slug}`} onSubmit={submit}>
        {product.sizes.length > 0 && (
          <ProductSizes
            product={product}
            grid={sizeGrid}
            size={size}
            onSize={(slug) => choose('size', slug)}
            error={buyActions.error}
            inputRef={buyActions.sizeInput}
          />
        )}
        <ProductActions ref={actionsRef} product={product} buyActions={buyActions} refusal={refusal} />
        {price && (
          <ProductDelivery
            offers={offer ? offers : product.offers}
            offer={offer}
            dates={dates}
            cityDelivery={delivery}
            onSpeed={(speed) => choose('speed', speed)}
          />
        )}
      </form>
      {price && (
        <p css={requestLinksStyle}>
          <RequestLink slug={product.slug} form="price-match">
            Нашли дешевле?
          </RequestLink>
          {product.sizes.some(({ isAvailable }) => !isAvailable) && (
            <RequestLink slug={product.slug} form="notice">
              Сообщить, когда появится
            </RequestLink>
          )}
        </p>
      )}
      <ProductAccordion product={product} />
    </div>
  );
}
