/** @jsxImportSource @emotion/react */
'use client';

import { type ComponentProps, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Badge, type BadgeProps } from '../badge/index.ts';
import { Icon } from '../icon/index.ts';
import { callBoth } from '../internal/call-both.ts';
import { Link } from '../link/index.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { Picture } from '../picture/index.ts';
import { Price } from '../price/index.ts';
import { keepTogether } from '../typography/index.ts';
import { type CardColour, ColourStrips } from './ColourStrips.tsx';
import * as style from './product-card-style.ts';
import { productCardTexts } from './product-card-texts.ts';
import { type CardSize, QuickSizes } from './QuickSizes.tsx';

export interface CardBadge {
  /** Text, one to three words: «Новинка», «−31 %», «Meet-price». */
  text: string;
  /**
   * Meaning of the badge, as in `Badge`.
   * @default 'neutral'
   */
  tone?: BadgeProps['tone'];
  /** Colours that the shop has chosen for the badge, instead of a tone. */
  colours?: BadgeProps['colours'];
  /** Address of a small picture before the text. */
  logo?: BadgeProps['logo'];
}

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Address of the product page, the only link of the card. */
  href: string;
  /** Brand of the product, above its name: «Nordkvart». */
  brand: string;
  /** Name of the product, without the brand: «Кроссовки Slope 2». */
  name: string;
  /** Key of the cover picture, from which `PictureProvider` makes an address. If omitted, an icon replaces the picture. */
  picture?: string | null | undefined;
  /**
   * Key of the picture that appears while a mouse is over the card, such as the product from another side. A sold-out product shows none.
   */
  secondPicture?: string | null | undefined;
  /** The `sizes` attribute of the pictures. By default it fits `ProductGrid` with up to 4 columns. */
  pictureSizes?: string | undefined;
  /** Price in kopecks or cents. Not needed when the product is sold out. */
  price?: number | null | undefined;
  /** Earlier price in kopecks or cents, struck through when it is higher than `price`. */
  oldPrice?: number | null | undefined;
  /** Price for signed-in shoppers in kopecks or cents, shown below as «… для своих». */
  memberPrice?: number | null | undefined;
  /**
   * Marks the price with «для своих», as one for signed-in shoppers.
   * @default false
   */
  forMembers?: boolean | undefined;
  /**
   * Shows «от» before the price. Set it when another size costs more.
   * @default false
   */
  from?: boolean | undefined;
  /**
   * Badges on the picture, most important first.
   * @default []
   */
  badges?: readonly CardBadge[] | undefined;
  /**
   * Colours of the model. A single colour is not shown.
   * @default []
   */
  colours?: readonly CardColour[] | undefined;
  /**
   * Whether the product is sold out. Shows «Нет в наличии» instead of the price.
   * @default false
   */
  soldOut?: boolean | undefined;
  /**
   * Loads the cover eagerly. Set it for cards on the first screen.
   * @default false
   */
  priority?: boolean | undefined;
  /**
   * Heading level of the name, one below that of the heading of the list.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Whether the product is a favourite.
   * @default false
   */
  liked?: boolean | undefined;
  /** Called to add the product to the favourites or remove it. If omitted, there is no heart. */
  onLike?: (() => void) | undefined;
  /**
   * Called when the plus button is pressed. The page should let the shopper choose a size. If `onQuickAdd` is omitted or the product is
   * sold out, there is no plus button.
   */
  onQuickAdd?: (() => void) | undefined;
  /**
   * Sizes, once the page has loaded them. With `onSize` they appear over the picture under a mouse, from 1024 px.
   * @default []
   */
  sizes?: readonly CardSize[] | undefined;
  /**
   * Called with the `value` of a pressed size, which the page should add to the cart. With a mouse, from 1024 px, the sizes replace the
   * plus button. Pass `onQuickAdd` too, because on touch screens and below 1024 px there are no sizes.
   */
  onSize?: ((value: string) => void) | undefined;
  /** Called each time a mouse rests on the card for 120 ms or something in the card gets the focus. The page should then load `sizes`. */
  onIntent?: (() => void) | undefined;
}

const defaultPictureSizes = '(min-width: 1440px) 340px, (min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw';

function Cover({ picture, secondPicture, pictureSizes = defaultPictureSizes, priority, soldOut, badges = [] }: ProductCardProps) {
  return (
    <div css={[style.tile, soldOut && style.soldTile]}>
      {picture ? (
        <Picture imageKey={picture} alt="" sizes={pictureSizes} priority={priority} />
      ) : (
        <Icon css={style.noPicture} name="noPicture" />
      )}
      {secondPicture && !soldOut && (
        <Picture css={style.secondPictureStyle} className={style.secondPictureClass} imageKey={secondPicture} alt="" sizes={pictureSizes} />
      )}
      {badges.length > 0 && (
        <div css={style.badgeList}>
          {badges.map(({ text, ...badge }) => (
            <Badge key={text} {...badge}>
              {text}
            </Badge>
          ))}
        </div>
      )}
    </div>
  );
}

function CardActions({ name, liked = false, soldOut, onLike, onQuickAdd, sizes = [], onSize }: ProductCardProps) {
  const texts = useTexts('productCard', productCardTexts);
  const offersSizes = onSize !== undefined && sizes.length > 0 && !soldOut;
  return (
    <>
      {onLike && (
        <button css={style.likeButton} type="button" aria-pressed={liked} aria-label={fill(texts.like, { name })} onClick={onLike}>
          <Icon name="heart" filled={liked} />
        </button>
      )}
      {onQuickAdd && !soldOut && (
        <button
          css={[style.addButton, onSize && style.hiddenWithMouse]}
          type="button"
          aria-label={fill(texts.chooseSize, { name })}
          onClick={onQuickAdd}
        >
          <Icon name="plus" />
        </button>
      )}
      {offersSizes && <QuickSizes sizes={sizes} label={fill(texts.addSize, { name })} onSize={onSize} />}
    </>
  );
}

/**
 * A product in a listing: picture, name and price in one link, with a heart, a plus and sizes beside it. In a cart take `CartLine`.
 * `PictureProvider` turns the keys of its pictures into addresses.
 */
export function ProductCard(product: ProductCardProps) {
  const {
    href,
    brand,
    name,
    price,
    oldPrice,
    memberPrice,
    forMembers,
    from,
    colours = [],
    soldOut,
    headingLevel = 3,
    onIntent,
    ...rest
  } = product;
  const { picture, secondPicture, pictureSizes, badges, priority, liked, onLike, onQuickAdd, sizes, onSize, ...articleProps } = rest;
  const texts = useTexts('productCard', productCardTexts);
  const intentHandlers = useIntent(onIntent, articleProps);
  // The second picture is rendered once a mouse has entered the card.
  const [hasMouseEntered, setMouseEntered] = useState(false);
  // Unlike `pointerenter`, this event also fires if the mouse entered the card before hydration and moves on within it.
  const handlePointerOver = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setMouseEntered(true);
  };
  const Heading = `h${headingLevel}` as const;
  return (
    <article css={style.card} {...articleProps} {...intentHandlers} onPointerOver={callBoth(articleProps.onPointerOver, handlePointerOver)}>
      <Cover {...product} secondPicture={hasMouseEntered ? product.secondPicture : null} />
      <div css={style.texts}>
        <ColourStrips colours={colours} />
        <p css={style.brandName}>{brand}</p>
        <Heading css={style.heading}>
          <Link href={href} className={style.cardLinkClass}>
            {keepTogether(name)}
          </Link>
        </Heading>
        <div css={style.priceLine}>
          {soldOut ? (
            <p css={style.soldOutLine}>{texts.soldOut}</p>
          ) : (
            <Price price={price} oldPrice={oldPrice} memberPrice={memberPrice} forMembers={forMembers} from={from} />
          )}
        </div>
      </div>
      <CardActions {...product} />
    </article>
  );
}

/** Hover delay in milliseconds, so that a passing pointer triggers nothing. */
const hoverDelayMs = 120;

/**
 * Returns handlers that call `onIntent`: after a mouse has stayed on the card for the hover delay, or when the card gets the focus. A touch
 * does not hover, so it starts no delay.
 */
function useIntent(onIntent: (() => void) | undefined, { onPointerEnter, onPointerLeave, onFocus }: ComponentProps<'article'>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!onIntent) return null;
  return {
    onPointerEnter: callBoth(onPointerEnter, ({ pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse') timer.current = setTimeout(onIntent, hoverDelayMs);
    }),
    onPointerLeave: callBoth(onPointerLeave, () => clearTimeout(timer.current)),
    onFocus: callBoth(onFocus, (_event: FocusEvent<HTMLElement>) => onIntent()),
  };
}
