/** @jsxImportSource @emotion/react */
'use client';

import { Badge, type BadgeProps } from '../badge/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { Picture } from '../picture/index.ts';
import { Price } from '../price/index.ts';
import { keepTogether } from '../typography/index.ts';
import { type CardColour, ColourStrips } from './ColourStrips.tsx';
import * as style from './product-card-style.ts';
import { type CardSize, QuickSizes } from './QuickSizes.tsx';
import { useIntent } from './use-intent.ts';

export interface CardBadge {
  /** A word or two: «Новинка», «−31 %», «Meet-price». */
  text: string;
  /** What kind of fact it is. */
  tone?: BadgeProps['tone'];
}

export interface ProductCardProps {
  /** Address of the product's page: the one link of the card. */
  href: string;
  /** Name of the brand. */
  brand: string;
  /** Name of the product. */
  name: string;
  /** Key of the cover picture; without one its tile holds a sign. */
  picture?: string | null | undefined;
  /** Key of the picture shown under a pointer that can hover. */
  secondPicture?: string | null | undefined;
  /** How wide the picture is drawn, as in the `sizes` of an `img`; by default that of a grid of 2, 3, 4 columns. */
  pictureSizes?: string | undefined;
  /** What a guest pays, kopecks; a card that is sold out needs none. */
  price?: number | null | undefined;
  /** The price before it fell, kopecks. */
  oldPrice?: number | null | undefined;
  /** What a signed-in shopper pays, kopecks. */
  memberPrice?: number | null | undefined;
  /** The price is that of a signed-in shopper: «для своих» stands beside it. */
  forMembers?: boolean | undefined;
  /** Facts on the picture, the most important first. */
  badges?: readonly CardBadge[] | undefined;
  /** The colours the model comes in; one alone is not shown. */
  colours?: readonly CardColour[] | undefined;
  /** Nothing is left: «Нет в наличии» stands instead of the price. */
  soldOut?: boolean | undefined;
  /** Loads the cover at once: for cards of the first screen. */
  priority?: boolean | undefined;
  /** Level of the heading that holds the name. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether it is among the favourites. */
  liked?: boolean | undefined;
  /** Adds to the favourites or takes out; without it there is no heart. */
  onLike?: (() => void) | undefined;
  /** Opens the choice of a size; without it, or when sold out, there is no plus. */
  onQuickAdd?: (() => void) | undefined;
  /** Its sizes, once they are known: with `onSize` they come over the picture under a mouse. */
  sizes?: readonly CardSize[] | undefined;
  /** Puts a size into the cart; under a mouse there is no plus then. */
  onSize?: ((value: string) => void) | undefined;
  /** Runs when a mouse has rested on the card or the focus has come: the moment to ask for its sizes. */
  onIntent?: (() => void) | undefined;
}

const gridSizes = '(min-width: 1440px) 340px, (min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw';

function Cover({ picture, secondPicture, pictureSizes = gridSizes, priority, soldOut = false, badges = [] }: ProductCardProps) {
  return (
    <div css={[style.tile, soldOut && style.soldTile]}>
      {picture ? (
        <Picture imageKey={picture} alt="" sizes={pictureSizes} priority={priority} />
      ) : (
        <Icon css={style.noPicture} name="noPicture" />
      )}
      {secondPicture && !soldOut && (
        <Picture css={style.second} className={style.secondPicture} imageKey={secondPicture} alt="" sizes={pictureSizes} />
      )}
      {badges.length > 0 && (
        <div css={style.badgeList}>
          {badges.map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </div>
      )}
    </div>
  );
}

function Signs({ name, liked = false, soldOut = false, onLike, onQuickAdd, sizes = [], onSize }: ProductCardProps) {
  const offersSizes = onSize !== undefined && sizes.length > 0 && !soldOut;
  return (
    <>
      {onLike && (
        <button css={style.likeSign} type="button" aria-pressed={liked} aria-label={`В избранное: ${name}`} onClick={onLike}>
          <Icon name="heart" filled={liked} />
        </button>
      )}
      {onQuickAdd && !soldOut && (
        <button css={[style.addSign, onSize && style.addByTouch]} type="button" aria-label={`Выбрать размер: ${name}`} onClick={onQuickAdd}>
          <Icon name="plus" />
        </button>
      )}
      {offersSizes && <QuickSizes sizes={sizes} label={`В\u00a0корзину, размер: ${name}`} onSize={onSize} />}
    </>
  );
}

/** A product in a listing. The whole card is one link; the heart, the plus and the sizes are its siblings. */
export function ProductCard(product: ProductCardProps) {
  const {
    href,
    brand,
    name,
    price,
    oldPrice,
    memberPrice,
    forMembers,
    colours = [],
    soldOut = false,
    headingLevel = 3,
    onIntent,
  } = product;
  const intent = useIntent(onIntent);
  const Heading = `h${headingLevel}` as const;
  return (
    <article css={style.card} {...intent}>
      <Cover {...product} />
      <div css={style.words}>
        <ColourStrips colours={colours} />
        <p css={style.brandName}>{brand}</p>
        <Heading css={style.heading}>
          <Link href={href} className={style.cardLink}>
            {keepTogether(name)}
          </Link>
        </Heading>
        <div css={style.priceLine}>
          {soldOut ? (
            <p css={style.soldOutLine}>Нет в наличии</p>
          ) : (
            <Price price={price} oldPrice={oldPrice} memberPrice={memberPrice} forMembers={forMembers} />
          )}
        </div>
      </div>
      <Signs {...product} />
    </article>
  );
}
