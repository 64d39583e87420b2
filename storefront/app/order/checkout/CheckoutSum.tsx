import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { OrderSummary } from '@meet/ui-kit/order-summary';
import { bonusForms, goodsForms, plural } from '@meet/ui-kit/plural';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { ReactNode, Ref } from 'react';
import type { CheckoutQuoteFragment } from '../../platform/graphql/generated/graphql.ts';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import { describeLastDays } from '../order-dates.ts';
import { blockNote, maxTiles, narrowColumn, tileWidth } from './checkout-style.ts';
import { NarrowFold } from './form/Fold.tsx';
import { lowPhones, sumBesideTitle } from './page-style.ts';
import { OfferNote } from './placing/OfferNote.tsx';
import { addExpectedDays } from './quote/expected-delivery.rules.ts';

// Hydrated late, because the server has rendered the goods and a new sum rarely changes them.
const CheckoutGoods = hydrateLater(async () => (await import('./CheckoutGoods.tsx')).CheckoutGoods, { until: 'interaction' });
const CheckoutTiles = hydrateLater(async () => (await import('./CheckoutGoods.tsx')).CheckoutTiles, {
  until: 'interaction',
  isInline: true,
});

const summary = css({
  [narrowColumn]: {
    gap: space(2),
    paddingTop: space(2),
    '& > :last-child': { gap: space(2) },
    '& > :last-child > div': { gap: space(2), paddingTop: space(2) },
    // The folded line already names the order, and the header links to the cart, so the heading is hidden. «Показать» is centred vertically
    // beside the pictures.
    '&:has(> [data-fold] > details:not([open])) > :first-child': { display: 'none' },
    '& > [data-fold] > details > summary': {
      paddingInlineEnd: 80,
      '& > span:last-of-type': { top: '50%', translate: '0 -50%' },
    },
    '& > [data-fold]:has(> [open]) ~ *': { marginTop: space(4) },
    // The folded line of the promo code has no text below it.
    '& > div > [data-fold] > details > summary > span': { paddingBlock: 10 },
  },
  // On tablets the promo code is beside the sums and the button, so that each sum is close to its label.
  [media.tablet]: {
    gridTemplateColumns: '1fr 1fr',
    columnGap: space(8),
    '& > :not(:nth-last-child(-n + 2))': { gridColumn: '1 / -1' },
    // The folded line of the promo code begins at the height of the sums.
    '& > div > [data-fold] > details > summary > span': { paddingTop: 0 },
  },
  // On wide screens all sums and the button stay visible: at the bottom of a low window, and below the header beside a long form. Only the
  // goods scroll: a sum that is cut in half looks like a mistake.
  [media.desktop]: {
    display: 'flex',
    flexDirection: 'column',
    gap: space(3),
    ...sumBesideTitle,
    '--goods-tile': '48px',
    '--goods-gap': space(2),
    '--goods-group-gap': space(4),
    // The small print below the button may extend below the window.
    '& > :last-child': {
      position: 'sticky',
      top: 88,
      bottom: -60,
      zIndex: 2,
      gap: space(2),
      paddingBlock: `0 ${space(4)}`,
      background: color('paper'),
      '& > dl': { gap: 2 },
      '& > div': { gap: space(2), paddingTop: space(2) },
    },
    '& > :not([data-fold])': { flex: 'none' },
    '& > [data-fold]': {
      maxHeight: 'max(216px, calc(100vh - 624px))',
      marginBottom: space(3),
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
    // A focused element must not be hidden behind the sticky sums.
    '& :is(a, button, input)': { scrollMarginBottom: 260 },
  },
  // An error of the consent takes one more line, so more of the small print extends below the window.
  [media.wide]: {
    '&:has([aria-invalid=true])': {
      '& > [data-fold]': { maxHeight: 'max(204px, calc(100vh - 636px))' },
      '& > :last-child': { bottom: -96 },
    },
  },
});
/**
 * On low phones the sums that lead to the total are two short lines, so that the page fits one screen. The days are already in the section
 * of the delivery.
 */
const oneScreen = css({
  [lowPhones]: {
    '&:has(> [data-fold] > details:not([open]))': {
      gap: 0,
      marginTop: -8,
      '& > [data-fold] > details > summary > span': { paddingBlock: 0, '& b + span': { display: 'none' } },
      '& > :last-child': {
        gap: space(1),
        '& > dl': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space(3)}`, font: font(400, 12), '& > div': { gap: space(1) } },
        '& dt::after': { content: '":"' },
        '& > div': { borderTop: 0, paddingTop: 0, gap: space(1) },
      },
    },
  },
});
const goodsLine = css({
  minHeight: tileWidth * 1.25,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  '& b': { font: font(500, 16) },
});
/** The bonuses that the order earns. They are closer to the total, from which they are computed, than to the button. */
const earnedBonuses = css(blockNote, { margin: '-8px 0 8px' });
/** A consent that was given with an earlier order is a line of small print, between the button and the small print about the offer. */
const actionStack = css({ display: 'grid', gap: space(2), '& > p': { order: 1, marginBottom: -4 } });

interface CheckoutSumProps {
  quote: CheckoutQuoteFragment;
  state: 'ready' | 'stale' | 'failed';
  isDeliveryUnavailable: boolean;
  /** Chosen method of delivery; empty until one is chosen. */
  method: string;
  /** Methods of delivery to the chosen city; none while they are unknown. */
  deliveryOptions: CheckoutQuoteFragment['deliveryOptions'];
  hasCity: boolean;
  /** Whether the requested quote includes a destination. */
  hasDestination: boolean;
  /** Fields for the promo code and the bonuses. */
  reductions: ReactNode;
  /** Whether the page fits one screen of a phone. */
  isOneScreen: boolean;
  /** Whether a promo code or bonuses were chosen, or refused. */
  isReductionChosen: boolean;
  /** Messages about the total, below it. */
  status: ReactNode;
  consent: ReactNode;
  action: ReactNode;
  /** Container of the main button. While it is in view, the bottom bar is hidden. */
  actionRef: Ref<HTMLDivElement>;
}

/** Whether the total excludes a delivery that the shopper still has to pay for. */
export const isWithoutDelivery = ({ delivery }: Pick<CheckoutQuoteFragment, 'delivery'>, isDeliveryUnavailable: boolean) =>
  delivery === null && !isDeliveryUnavailable;

/** Names the choice that the shopper must make before the delivery has a price. */
function nameMissingChoice(method: string, hasCity: boolean): string {
  if (!hasCity) return 'город';
  return method === 'PICKUP' ? 'пункт' : 'способ';
}

/** The units of the order and the sum, with the button that places the order. */
export function CheckoutSum({
  quote,
  state,
  isDeliveryUnavailable,
  method,
  deliveryOptions,
  hasCity,
  hasDestination,
  reductions,
  isOneScreen,
  isReductionChosen,
  status,
  consent,
  action,
  actionRef,
}: CheckoutSumProps) {
  const missingChoice = nameMissingChoice(method, hasCity);
  // The carrier may not deliver to this destination, or the pickup point may have closed. The response to the order will say which of the
  // two is true.
  const missingDeliveryText = hasDestination ? 'Сюда не\u00a0посчиталась' : `Когда выберете ${missingChoice}`;
  const unitCount = quote.lines.filter(({ problem }) => problem === null).length;
  const { mostBonuses } = quote;
  // While a newer sum is loading, the displayed price is that of the currently chosen method.
  const chosenOption = deliveryOptions.find(({ deliveryMode }) => deliveryMode === method);
  const delivery = state === 'ready' ? quote.delivery : (chosenOption?.deliveryPrice ?? null);
  const lines = addExpectedDays(quote.lines, isDeliveryUnavailable ? [] : deliveryOptions, method);
  const unknownDeliveryText = state === 'stale' && hasCity ? 'Считаем' : missingDeliveryText;
  return (
    <OrderSummary
      css={[summary, isOneScreen && oneScreen]}
      promoField={
        <div>
          <NarrowFold
            text={mostBonuses > 0 ? `Промокод и\u00a0${plural(mostBonuses, bonusForms)}` : 'Промокод'}
            action="Добавить"
            isFolded={!isReductionChosen}
          >
            {reductions}
          </NarrowFold>
        </div>
      }
      titleAction={
        <Link href="/cart" variant="underlined" standalone>
          Изменить
        </Link>
      }
      // The bonuses are below the total, because they are no part of it. A page that must fit one screen has no room there.
      amounts={{ ...quote, count: unitCount, delivery, cashback: isOneScreen ? quote.cashback : null }}
      state={state}
      deliveryText={isDeliveryUnavailable ? 'За\u00a0наш счёт' : unknownDeliveryText}
      totalLabel={isWithoutDelivery(quote, isDeliveryUnavailable) ? 'Без\u00a0доставки' : undefined}
      action={
        <div css={actionStack}>
          {status}
          {!isOneScreen && quote.cashback > 0 && <span css={earnedBonuses}>Начислим {plural(quote.cashback, bonusForms)}</span>}
          {consent}
          <div ref={actionRef}>{action}</div>
        </div>
      }
      note={<OfferNote />}
    >
      <NarrowFold
        text={
          <span css={goodsLine}>
            {/* Reserves the width of the pictures before their script has loaded. */}
            <span style={{ flex: 'none', width: Math.min(unitCount, maxTiles) * (tileWidth + 2) - 2 }}>
              <CheckoutTiles lines={lines} />
            </span>
            <span>
              <b>{plural(unitCount, goodsForms)}</b>
              <span css={blockNote}>{isDeliveryUnavailable ? 'Дату назовёт менеджер' : describeLastDays({ lines })}</span>
            </span>
          </span>
        }
        action="Показать"
        isFolded
      >
        <CheckoutGoods
          lines={lines}
          hasCity={hasCity}
          isDeliveryUnavailable={isDeliveryUnavailable}
          missingChoice={missingChoice}
          isLoading={state === 'stale'}
        />
      </NarrowFold>
    </OrderSummary>
  );
}
