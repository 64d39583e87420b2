import { css } from '@emotion/react';
import { Button, type ButtonProps } from '@meet/ui-kit/button';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { SmallCard } from '../../../catalog/card/SmallCard.tsx';
import { capitalize } from '../../../platform/capitalize.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { describeLastDays } from '../../order-dates.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import { formatReplacement, type Replacement, type UnitReplacement } from './chosen-replacement.rules.ts';
import { useIsSubmitted } from './ReplacementButton.tsx';
import { describePriceDifference, describeTotalContent, describeTotalWithReplacement } from './replacement.rules.ts';
import { findPrices, type SimilarGood } from './similar-goods.rules.ts';
import { keepNumber, nameUnit } from './unit-name.rules.ts';
import { type ReplacementQuote, useReplacementQuote } from './use-replacement-quote.ts';

const muted = css({ color: color('muted') });
/** Moves the note closer to the button above it, whose target is taller than its text. */
const textButtonNote = css({ marginTop: -14 });
/** The link of a card covers all of the card but its buttons. */
const takeButtons = css({
  ...{ position: 'relative', zIndex: 1, alignSelf: 'end', marginTop: space(2) },
  ...{ display: 'grid', justifyItems: 'start', gap: space(1) },
  '& button': { font: font(500, 14) },
});

type Line = CheckoutQuoteFragment['lines'][number];

interface TakeButtonProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  /** Name of the product. */
  name: string;
  replacement: Replacement;
}

/** Puts the offered unit in the place of the unavailable one. The page then displays the sum of the changed order. */
function TakeButton({ label, name, replacement, variant = 'line' }: TakeButtonProps) {
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

interface TakeButtonsProps extends Pick<TakeButtonProps, 'name'> {
  /** The offered unit in the place of the unavailable one. */
  replacement: UnitReplacement;
  displayedReplacement: DisplayedReplacement;
  /** Null until the quote of the order with both replacements has loaded. */
  quote: ReplacementQuote | null;
  quoteRequest: QuoteRequest;
}

const formatTotal = (quote: ReplacementQuote | null, prefix = ''): string =>
  quote && quote.delivery !== null ? `: ${prefix}${formatMoney(quote.total)}` : '';

/** Buttons that take the offered unit together with the replacement in the displayed order, or without it. */
function TakeButtons({ name, replacement, displayedReplacement, quote, quoteRequest }: TakeButtonsProps) {
  const { quote: quoteAlone } = useReplacementQuote([replacement], quoteRequest);
  const { name: displayedName } = displayedReplacement;
  const content = quote && describeTotalContent(quote);
  const contentAlone = quoteAlone && describeTotalContent(quoteAlone);
  return (
    <>
      <TakeButton
        label={`Добавить к\u00a0${nameUnit(displayedName, 'dative')}${formatTotal(quote, 'всего ')}`}
        name={name}
        replacement={{ ...replacement, displayed: displayedReplacement, order: null }}
      />
      {content && <p css={muted}>{content}</p>}
      <TakeButton
        label={`Заказать без\u00a0${nameUnit(displayedName, 'genitive')}${formatTotal(quoteAlone)}`}
        name={name}
        replacement={{ ...replacement, order: null }}
        variant="text"
      />
      {contentAlone && <p css={[muted, textButtonNote]}>{contentAlone}</p>}
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

function DifferenceNote({ price, cost }: { price: number; cost: number }) {
  const difference = describePriceDifference(price, cost);
  return difference && <p>{capitalize(difference)} проданной</p>;
}

interface QuoteNotesProps {
  quote: ReplacementQuote;
  offer: { productItemId: string };
  /** Whether the total of the order is named, because no button names it. */
  hasTotal: boolean;
}

function QuoteNotes({ quote, offer, hasTotal }: QuoteNotesProps) {
  const lastDay = describeLastDays({ lines: quote.lines.filter(({ productItemId }) => productItemId === offer.productItemId) });
  const total = hasTotal && describeTotalWithReplacement(quote);
  return (
    <>
      {lastDay && <p>Придёт {lastDay.toLowerCase()}</p>}
      {total && <p>{total}</p>}
      {quote.promocode?.problem && <p>Промокод не&nbsp;действует</p>}
    </>
  );
}

/** The replacement of another unit in the displayed order. */
export interface DisplayedReplacement extends UnitReplacement {
  /** Name of the product. */
  name: string;
}

export interface OrderContext {
  /** The unit that cannot be bought. */
  line: Line;
  /** Input of the order's quote. */
  quoteRequest: QuoteRequest;
  /** A similar product is taken together with it. */
  displayedReplacement: DisplayedReplacement | undefined;
}

/**
 * A similar product. If it has the size of the unavailable unit: its day of arrival, the total of the order with it, and buttons that order
 * it.
 */
export function SimilarCard({ good, line, quoteRequest, displayedReplacement }: OrderContext & { good: SimilarGood }) {
  const { product, offer } = good;
  const ref = useRef<HTMLLIElement>(null);
  const wasDisplayed = useWasDisplayed(ref);
  const replacement = offer && { id: line.productItemId, by: offer.productItemId };
  const replacements = [replacement, displayedReplacement].filter((one) => one != null);
  const { quote } = useReplacementQuote(wasDisplayed && replacement ? replacements : [], quoteRequest);
  return (
    <li ref={ref}>
      <SmallCard
        product={{ ...product, name: keepNumber(product.name), priceDetails: findPrices(good) }}
        pictureSizes="(min-width: 1440px) 96px, 72px"
      >
        {offer && (
          <div css={muted}>
            {displayedReplacement && <DifferenceNote price={offer.priceDetails.payable} cost={line.cost} />}
            {quote && <QuoteNotes {...{ quote, offer }} hasTotal={!displayedReplacement} />}
          </div>
        )}
        {replacement && (
          <div css={takeButtons}>
            {displayedReplacement && wasDisplayed ? (
              <TakeButtons {...{ name: product.name, replacement, displayedReplacement, quote, quoteRequest }} />
            ) : (
              <TakeButton
                label={`Взять эту\u00a0${nameUnit(product.name, 'accusative')}`}
                name={product.name}
                replacement={{ ...replacement, order: null }}
              />
            )}
          </div>
        )}
      </SmallCard>
    </li>
  );
}
