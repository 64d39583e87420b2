import { css } from '@emotion/react';
import { Button, type ButtonProps } from '@meet/ui-kit/button';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { type CSSProperties, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { SmallCard } from '../../../catalog/card/SmallCard.tsx';
import { capitalize } from '../../../platform/capitalize.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { describeLastDays } from '../../order-dates.ts';
import { linkUnderline } from '../checkout-style.ts';
import { NarrowFold } from '../form/Fold.tsx';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import { formatReplacement, listUnitReplacements, type Replacement, type UnitReplacement } from './chosen-replacement.rules.ts';
import { useIsSubmitted } from './ReplacementButton.tsx';
import { describePriceDifference, describeTotalOfUnits, describeTotalWithReplacement } from './replacement.rules.ts';
import { buildSimilarGoodsId, findPrices, type SimilarGoods as Goods, type SimilarGood, titleSimilarGoods } from './similar-goods.rules.ts';
import { keepNumber, nameUnit } from './unit-name.rules.ts';
import { useReplacementQuote } from './use-replacement-quote.ts';

const root = css({
  outline: 0,
  // «Показать» is on the line of the heading, which is larger. The touch target extends into the space below.
  '& summary': { marginBottom: -20 },
  '& summary > span:last-of-type': { top: 4 },
});
const unfolded = {
  '& > [data-fold] > details': { display: 'none' },
  '& > [data-fold] > details:not([open]) + div': { display: 'block' },
};
const folded = {
  '& > [data-fold] > details': { display: 'block' },
  '& > [data-fold] > details:not([open]) + div': { display: 'none' },
};
const unfoldedFromTablet = css({ [media.tablet]: unfolded });
const alwaysFolded = css({ [media.desktop]: folded });
const heading = css({ font: font(500, 18) });
const muted = css({ color: color('muted') });
/**
 * Products whose text is beside their picture, so that they do not outweigh what replaces the unit. In a wide list of units they are in the
 * columns of the unit and its replacements.
 */
const list = css({
  display: 'grid',
  gap: `${space(4)} ${space(6)}`,
  margin: `${space(3)} 0 0`,
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
  '@container (min-width: 720px)': { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
  '& > li > article': {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    // The buttons of all cards in a row are level.
    ...{ height: '100%', gridTemplateRows: 'repeat(4, auto) 1fr' },
    columnGap: space(3),
    [media.wide]: { gridTemplateColumns: '96px minmax(0, 1fr)' },
  },
  '& > li > article > :first-child': { gridRow: '1 / -1', marginBottom: 0 },
  '& a': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    ...linkUnderline,
  },
});

/** The link of a card covers all of the card but its buttons. */
const takeButtons = css({
  ...{ position: 'relative', zIndex: 1, alignSelf: 'end', marginTop: space(2) },
  ...{ display: 'grid', justifyItems: 'start' },
  '& button': { font: font(500, 14), textAlign: 'start' },
});

type Line = CheckoutQuoteFragment['lines'][number];

interface TakeButtonProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  /** Name of the product. */
  name: string;
  replacement: Replacement;
}

/** Puts the offered unit in the place of the unavailable one. The page then displays the sum of the changed order. */
function TakeButton({ label, name, replacement, variant }: TakeButtonProps) {
  const value = formatReplacement(replacement);
  return (
    <Button
      type="submit"
      form="checkout"
      name="swap"
      value={value}
      loading={useIsSubmitted(value)}
      size="small"
      variant={variant}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  );
}

interface AloneButtonProps extends Pick<TakeButtonProps, 'name' | 'replacement'> {
  quoteRequest: QuoteRequest;
}

/** Orders only the offered unit, without the replacement in the displayed order. */
function AloneButton({ name, replacement, quoteRequest }: AloneButtonProps) {
  const { quote } = useReplacementQuote([replacement], quoteRequest);
  const total = quote && quote.delivery !== null && formatMoney(quote.total);
  const label = `Только эту\u00a0${nameUnit(name, 'accusative')}${total ? `: ${total}` : ''}`;
  return (
    <>
      <TakeButton {...{ label, name, replacement }} variant="text" />
      {quote?.promocode?.problem && <p css={muted}>Без&nbsp;промокода</p>}
    </>
  );
}

/** Whether an element is or has been displayed, and not folded away. */
function useWasDisplayed(ref: RefObject<HTMLElement | null>): boolean {
  const [wasDisplayed, setWasDisplayed] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWasDisplayed(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return wasDisplayed;
}

interface OrderContext {
  /** The unit that cannot be bought. */
  line: Line;
  /** Input of the order's quote. */
  quoteRequest: QuoteRequest;
  /** The replacement of another unit in the displayed order. A similar product is taken together with it. */
  displayedReplacement: UnitReplacement | undefined;
}

/**
 * A similar product. If it has the size of the unavailable unit: its day of arrival, the total of the order with it, and buttons that order
 * it.
 */
function SimilarCard({ good, line, quoteRequest, displayedReplacement }: OrderContext & { good: SimilarGood }) {
  const { product, offer } = good;
  const ref = useRef<HTMLLIElement>(null);
  const wasDisplayed = useWasDisplayed(ref);
  const replacement = offer && { id: line.productItemId, by: offer.productItemId, displayed: displayedReplacement, order: null };
  const { quote } = useReplacementQuote(wasDisplayed && replacement ? listUnitReplacements(replacement) : [], quoteRequest);
  const lastDay = quote && describeLastDays({ lines: quote.lines.filter(({ productItemId }) => productItemId === replacement?.by) });
  const difference = displayedReplacement && offer && describePriceDifference(offer.priceDetails.payable, line.cost);
  const notes = offer && [
    difference && `${capitalize(difference)} проданной`,
    lastDay && `Придёт ${lastDay.toLowerCase()}`,
    quote && (displayedReplacement ? describeTotalOfUnits(quote) : describeTotalWithReplacement(quote)),
    quote?.promocode?.problem && 'Промокод не\u00a0действует',
  ];
  return (
    <li ref={ref}>
      <SmallCard
        product={{ ...product, name: keepNumber(product.name), priceDetails: findPrices(good) }}
        pictureSizes="(min-width: 1440px) 96px, 72px"
      >
        {notes && (
          <div css={muted}>
            {notes.filter(Boolean).map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
        {replacement && (
          <div css={takeButtons}>
            <TakeButton
              label={`${displayedReplacement ? 'Добавить' : 'Взять эту'}\u00a0${nameUnit(product.name, 'accusative')}`}
              {...{ name: product.name, replacement }}
              variant="line"
            />
            {displayedReplacement && wasDisplayed && (
              <AloneButton name={product.name} replacement={{ ...replacement, displayed: undefined }} quoteRequest={quoteRequest} />
            )}
          </div>
        )}
      </SmallCard>
    </li>
  );
}

interface SimilarGoodsProps extends OrderContext {
  similar: Goods;
  /** Whether screens from tablets on display several products at once. Otherwise they are folded to one line at every width. */
  isUnfolded: boolean;
  /** Maximum number of columns in a wide list of units. */
  columns: 2 | 3;
}

/** Products that are similar to one that cannot be bought. The draft preserves the input of the form while the shopper views one. */
export function SimilarGoods({ similar, isUnfolded, columns, ...context }: SimilarGoodsProps) {
  const id = useId();
  const title = titleSimilarGoods(similar);
  return (
    <div id={buildSimilarGoodsId(context.line)} tabIndex={-1} css={[root, isUnfolded ? unfoldedFromTablet : alwaysFolded]}>
      <NarrowFold
        text={<span css={heading}>{title}</span>}
        action={`Показать\u00a0${similar.goods.length}`}
        isFolded={similar.goods.length > 1}
      >
        <p css={heading} id={id}>
          {title}
        </p>
        <ul css={list} style={{ '--columns': Math.min(columns, similar.goods.length) } as CSSProperties} aria-labelledby={id}>
          {similar.goods.map((good) => (
            <SimilarCard key={good.product.id} good={good} {...context} />
          ))}
        </ul>
      </NarrowFold>
    </div>
  );
}
